import type { z } from 'zod';
import {
  type MaterialityInformation,
  materialityInformationBody,
  type TopicEdition,
} from '#api/contract/materiality/information';
import type { ReportHeader } from '#api/contract/reports/headers';

export const informationSchema = materialityInformationBody;
export type InformationValues = z.input<typeof informationSchema>;

/** The only financial year in which both editions may be applied; the simplified one is voluntary in it. */
const yearOfChoice = 2026;

/** The initial form values. Nothing is preselected, and the edition follows from the financial year. */
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

/** Until the information is saved, the server has not said whether the edition can be chosen. */
export function isEditionOpen(
  { endDate }: Pick<ReportHeader, 'endDate'>,
  information: MaterialityInformation | null,
): boolean {
  return information ? information.isEditionOpen : isYearOfChoice(endDate);
}

export const isYearOfChoice = (endDate: string) => Number(endDate.slice(0, 4)) === yearOfChoice;
