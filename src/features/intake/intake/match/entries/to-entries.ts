import { entryWarningCodes } from '#api/contract/activity-data/entry-checks';
import type { IntakeEntryInput } from '#api/contract/intake/intakes';
import type { Answers, Draft, IntakeChoices } from '../../model';
import { findItem } from '../items/item-index';
import { calorificFields } from './calorific-fields';
import { isAmount, isDay, isFuelProperty, keptValues, limits, oneLine, shortLine } from './entry-limits';
import { formEntry } from './form-entry';

/** What an entry cannot be recorded without, and values that are too long or impossible. */
export type MissingPart =
  | 'item'
  | 'variant'
  | 'location'
  | 'amount'
  | 'unit'
  | 'startDate'
  | 'endDate'
  | 'invoice'
  | 'meter'
  | 'calorificValue'
  | 'volumeCorrection'
  /** How many people travelled, where the file counts them and this row does not say it. */
  | 'travellers'
  /** No value of the file is known, so that nothing would prove the entry. */
  | 'evidence'
  /** An amount below zero that names no entry which it corrects. */
  | 'corrects';

export type Incomplete = { key: string; missing: MissingPart[] };

export type IntakeEntries = {
  entries: IntakeEntryInput[];
  /** Of the draft of each entry, in the same order. */
  keys: string[];
  incomplete: Incomplete[];
};

/** The drafts as the API takes them. Drafts that lack something are named instead. */
export function toEntries(drafts: Draft[], answers: Answers, choices: IntakeChoices): IntakeEntries {
  const result: IntakeEntries = { entries: [], keys: [], incomplete: [] };
  for (const draft of drafts) {
    const missing = missingIn(draft, answers, choices);
    const entry = missing.length === 0 ? entryOf(draft, answers, choices) : null;
    if (entry) {
      result.entries.push(entry);
      result.keys.push(draft.key);
    } else result.incomplete.push({ key: draft.key, missing });
  }
  return result;
}

function missingIn(draft: Draft, { rows }: Answers, choices: IntakeChoices): MissingPart[] {
  const { item, startDate, endDate, amount } = draft;
  const isUtility = item?.kind === 'utility';
  const isTrip = item?.kind === 'valueChain';
  const isNegative = amount !== null && amount < 0;
  const needsVariant = item !== null && item.variantId === null && findItem(choices, item)?.needsVariant;
  const isStartWrong = startDate !== null && (!isDay(startDate) || (endDate !== null && startDate > endDate));
  const checks: [MissingPart, boolean][] = [
    ['item', item === null],
    ['variant', needsVariant === true],
    ['location', draft.locationId === null],
    ['amount', amount === null || !isAmount(amount) || (isTrip && isNegative)],
    ['unit', draft.unitId === null],
    ['startDate', isStartWrong || (isUtility && startDate === null)],
    ['endDate', endDate === null || !isDay(endDate)],
    ['invoice', isTooLong(draft.invoice, limits.reference)],
    ['meter', isTooLong(draft.meter, limits.meter)],
    ...wrongProperties(draft, choices),
    ['travellers', draft.travellers === null],
    ['evidence', !draft.values.some(({ part }) => part === 'amount')],
    ['corrects', isNegative && !isTrip && rows?.[draft.key]?.correctsId === undefined],
  ];
  return checks.flatMap(([part, isMissing]) => (isMissing ? [part] : []));
}

/** The API would refuse all entries for one of them. */
function wrongProperties(draft: Draft, choices: IntakeChoices): [MissingPart, boolean][] {
  if (draft.item?.kind !== 'fuel') return [];
  const { calorificValue, volumeCorrection } = calorificFields(draft, choices);
  return [
    ['calorificValue', calorificValue != null && !isFuelProperty(calorificValue)],
    ['volumeCorrection', volumeCorrection != null && !isFuelProperty(volumeCorrection)],
  ];
}

function entryOf(draft: Draft, answers: Answers, choices: IntakeChoices): IntakeEntryInput | null {
  const { item, locationId, amount, unitId, startDate, endDate } = draft;
  if (!item || locationId === null || amount === null || unitId === null || endDate === null) return null;
  const source = { values: keptValues(draft.values), answers: warningAnswers(draft.key, answers) };
  if (item.kind === 'valueChain') {
    const entry = formEntry({ ...draft, locationId, amount, endDate }, choices);
    return entry && { kind: 'valueChain', entry, ...source };
  }
  const entry = {
    locationId,
    value: amount,
    unitId,
    correctsId: amount < 0 ? (answers.rows?.[draft.key]?.correctsId ?? null) : null,
    reference: oneLine(draft.invoice),
    meterNumber: oneLine(draft.meter),
    supplierName: shortLine(draft.supplier, limits.supplier),
  };
  if (item.kind === 'fuel')
    return {
      kind: 'fuel',
      entry: { ...entry, ...fuelFields(draft, endDate, choices), fuelId: item.itemId },
      ...source,
    };
  if (startDate === null) return null;
  return { kind: 'utility', entry: { ...entry, utilityId: item.itemId, startDate, endDate }, ...source };
}

/** A fuel of one day has no first day. */
function fuelFields(draft: Draft, endDate: string, choices: IntakeChoices) {
  return {
    fuelVariantId: draft.item?.variantId ?? null,
    startDate: draft.startDate === endDate ? null : draft.startDate,
    date: endDate,
    ...calorificFields(draft, choices),
  };
}

type WarningAnswers = NonNullable<IntakeEntryInput['answers']>;

function warningAnswers(key: string, { rows }: Answers): WarningAnswers {
  const answered = rows?.[key]?.warnings ?? {};
  return entryWarningCodes.flatMap((code) => {
    const answer = answered[code];
    return answer ? [{ code, answer }] : [];
  });
}

function isTooLong(text: string | null, maxChars: number): boolean {
  return (oneLine(text)?.length ?? 0) > maxChars;
}
