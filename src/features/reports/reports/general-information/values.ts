import type { z } from 'zod';
import {
  type ChangeKind,
  type GeneralInformation,
  type GeneralInformationBody,
  type generalInformationBody,
  verificationParts,
} from '#api/contract/reports/general-informations';
import type { ContractForm } from '@/components/form/use-contract-form';

export type Values = z.input<typeof generalInformationBody>;
export type GeneralForm = ContractForm<Values, GeneralInformationBody>;

/** Each of the five questions, with the fields of its answer and its comment. */
export const changeFields = {
  investments: ['investments', 'investmentComments'],
  energy: ['energyChanges', 'energyComments'],
  process: ['processChanges', 'processComments'],
  vehicle: ['vehicleChanges', 'vehicleComments'],
  logistics: ['logisticsChanges', 'logisticsComments'],
} as const satisfies Record<ChangeKind, readonly [keyof Values, keyof Values]>;

/** Texts that GHG Protocol and ISO 14064-1 require. */
export const statementFields = [
  'purpose',
  'exclusions',
  'boundaryChanges',
  'baseYearReason',
  'recalculationPolicy',
  'uncertainty',
] as const satisfies readonly (keyof Values)[];

const texts = [
  'companyName',
  'production',
  'productionDetails',
  'policies',
  'investmentComments',
  'energyComments',
  'processComments',
  'vehicleComments',
  'logisticsComments',
  ...statementFields,
  'verifier',
  'verificationStandard',
] as const satisfies readonly (keyof Values)[];

/** The form values: an empty text where nothing is stated. */
export function toValues(read: GeneralInformation): Values {
  const {
    countryNames: _names,
    basedOnId: _base,
    updatedOn: _stamp,
    verificationLetter: _letter,
    isVerificationCleared: _isCleared,
    ...stated
  } = read;
  const filled = Object.fromEntries(texts.map((field) => [field, read[field] ?? '']));
  return { ...stated, ...filled } as Values;
}

/** Whether the report was verified externally, so that date, standard and verifier are asked for. */
export function isVerified({ verification }: Pick<Values, 'verification'>): boolean {
  return verification === 'limited' || verification === 'reasonable';
}

/**
 * The request body. A comment is sent only when its question was answered with yes; the first audit has the number
 * 1; a verifier is sent only when there is one.
 */
export function toSent(body: GeneralInformationBody): GeneralInformationBody {
  const sent = { ...body };
  for (const [flag, comment] of Object.values(changeFields)) if (!sent[flag]) sent[comment] = null;
  if (sent.isFirstAudit) sent.number = 1;
  else if (sent.isFirstAudit === null) sent.number = null;
  if (!isVerified(sent)) for (const part of verificationParts) sent[part] = null;
  return sent;
}

/** The number of sentences as a person counts them; an abbreviation may count as one more. */
export function sentenceCount(text: string): number {
  return text.split(/[.!?…]+(?:\s|$)/).filter((part) => /\p{L}/u.test(part)).length;
}
