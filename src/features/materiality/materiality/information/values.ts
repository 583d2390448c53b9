import type { z } from 'zod';
import {
  type MaterialityInformation,
  materialityInformationBody,
  type TopicEdition,
} from '#api/contract/materiality/information';
import type { ReportHeader } from '#api/contract/reports/headers';

export const informationSchema = materialityInformationBody;
export type InformationValues = z.input<typeof informationSchema>;

/** The one financial year in which both editions may be applied: the simplified ones are voluntary in it. */
const yearOfChoice = 2026;

/** What the form begins with; nothing is chosen for the person, and the edition follows from the financial year. */
export function startValues(
  { reportHeaderId, endDate }: Pick<ReportHeader, 'reportHeaderId' | 'endDate'>,
  information: MaterialityInformation | null,
): InformationValues {
  if (information) return toValues(information);
  return {
    reportHeaderId,
    dmSectorId: null as never,
    dmCompanySizeId: null as never,
    readConfirmation: false,
    ...(isYearOfChoice(endDate) ? { edition: 'ESRS2023' as TopicEdition } : {}),
  };
}

export function toValues(information: MaterialityInformation): InformationValues {
  const { reportHeaderId, dmSectorId, dmCompanySizeId, readConfirmation, edition } = information;
  return { reportHeaderId, dmSectorId, dmCompanySizeId, readConfirmation, edition };
}

/** Before the first saving the server has not said yet whether the edition may be chosen. */
export function isEditionOpen(
  { endDate }: Pick<ReportHeader, 'endDate'>,
  information: MaterialityInformation | null,
): boolean {
  return information ? information.isEditionOpen : isYearOfChoice(endDate);
}

export const isYearOfChoice = (endDate: string) => Number(endDate.slice(0, 4)) === yearOfChoice;
