import type { LeftOutReason } from '#api/contract/intake/intakes';
import type {
  Answers,
  Draft,
  IntakeChoices,
  ItemChoice,
  LeftOut,
  Matched,
  RawRecord,
  RowAnswer,
  Understood,
} from '../model';
import { cancelledPairs } from './cancelled-pairs';
import { openTotals, type Totals } from './control-totals';
import { mergedValues, placeOf, withUnitOfFile } from './evidence-values';
import type { ItemResult } from './items/item-result';
import { resolveItem } from './items/resolve-item';
import { travellersOf } from './items/travellers';
import { type Matching, openMatching } from './matching';
import { type LocationResult, resolveLocation } from './places/resolve-location';
import { convertAmount } from './units/choose-unit';
import { resolveUnit, type UnitResult } from './units/resolve-unit';

/**
 * What would be recorded of a file. Nothing is guessed: what has two meanings or none becomes a question, and stays
 * null in the draft until it is answered. `remembered` is the part of the answers that a profile brought along.
 */
export function matchRecords(
  understood: Understood,
  choices: IntakeChoices,
  answers: Answers,
  remembered: Answers = {},
): Matched {
  const matching = openMatching(understood, choices, answers, remembered);
  const totals = openTotals();
  // A total repeats the other rows: with it, the sum of the file would be twice what the file says.
  for (const { reason, unit, amount } of understood.leftOut)
    if (reason !== 'total') totals.leaveOut(unit, amount);
  const drafts: Draft[] = [];
  const leftOut: LeftOut[] = [...understood.leftOut];
  const cancelled = cancelledPairs(understood.records, answers.rows);
  for (const raw of understood.records) {
    const row = matching.row(raw.key);
    const record = { ...raw, meter: row.meter ?? raw.meter };
    const item = resolveItem(record, row, matching);
    const reason = leftOutReason(record, row, item, cancelled);
    if (reason) {
      totals.leaveOut(raw.unit, raw.amount);
      leftOut.push({ key: raw.key, place: placeOf(raw), reason, amount: raw.amount, unit: raw.unit });
    } else if (item.type !== 'leftOut') drafts.push(draftOf(record, row, item, matching, totals));
  }
  return { drafts, leftOut, questions: matching.questions.all(), totals: totals.all() };
}

function leftOutReason(
  { key }: RawRecord,
  { isLeftOut, isTaken }: RowAnswer,
  item: ItemResult,
  cancelled: Set<string>,
): LeftOutReason | undefined {
  if (isLeftOut) return 'byUser';
  if (isTaken) return undefined;
  if (cancelled.has(key)) return 'cancelled';
  return item.type === 'leftOut' ? item.reason : undefined;
}

function draftOf(
  record: RawRecord,
  row: RowAnswer,
  itemResult: Exclude<ItemResult, { type: 'leftOut' }>,
  matching: Matching,
  totals: Totals,
): Draft {
  const place = resolveLocation(record, row, matching);
  const found = itemResult.type === 'found' ? itemResult : { item: null, reason: null };
  const unit = resolveUnit(record, row, found.item, matching);
  askFor(record, place, itemResult, unit, matching);
  const amount = row.amount ?? converted(record.amount, unit);
  totals.record(record.unit, record.amount, recordedAmount(record, row, unit));
  return {
    key: record.key,
    item: found.item,
    locationId: place.locationId,
    meter: record.meter,
    amount,
    unitId: unit.type === 'found' ? unit.match.unitId : null,
    startDate: row.startDate ?? record.startDate,
    endDate: row.endDate ?? record.endDate,
    invoice: row.invoice ?? record.invoice,
    supplier: record.supplier,
    ...calorificPartsOf(record, row),
    ...travellersOf(record, row, found.item, matching),
    isEstimated: record.isEstimated,
    values: valuesOf(record, row, found.item, unit),
    reasons: {
      item: found.reason,
      unit: unit.type === 'found' ? unit.reason : null,
      location: place.reason,
    },
  };
}

function calorificPartsOf(record: RawRecord, row: RowAnswer) {
  const { calorificValue, volumeCorrection } = row;
  return {
    calorificValue: calorificValue === undefined ? record.calorificValue : calorificValue,
    calorificUnit: row.calorificUnit ?? record.calorificUnit,
    volumeCorrection: volumeCorrection === undefined ? record.volumeCorrection : volumeCorrection,
  };
}

/** A question about the meter is also about its item: only if that is left open, the item is asked about. */
function askFor(
  { meter }: RawRecord,
  place: LocationResult,
  item: ItemResult,
  unit: UnitResult,
  { questions }: Matching,
): void {
  if (place.locationId === null) questions.ask(place.question);
  const isMeterAsked = place.locationId === null && place.question.about === 'meters' && meter !== null;
  if (item.type === 'open' && !isMeterAsked) questions.ask(item.question ?? { about: 'item' });
  if (unit.type === 'open' && unit.question) questions.ask(unit.question);
}

function converted(amount: number | null, unit: UnitResult): number | null {
  return amount !== null && unit.type === 'found' ? convertAmount(amount, unit.match) : amount;
}

/** In the unit of the file. A corrected amount is in the unit of the draft, and is converted back. */
function recordedAmount(record: RawRecord, row: RowAnswer, unit: UnitResult): number | null {
  if (row.amount === undefined) return record.amount;
  const conversion = unit.type === 'found' ? unit.match.conversion : null;
  if (!conversion || unit.type !== 'found') return row.amount;
  const back = { times: conversion.dividedBy, dividedBy: conversion.times };
  return convertAmount(row.amount, { unitId: unit.match.unitId, conversion: back });
}

function valuesOf(record: RawRecord, row: RowAnswer, item: ItemChoice | null, unit: UnitResult) {
  const ofTrip = item?.kind === 'valueChain' ? (record.trip?.values ?? []) : [];
  const values = mergedValues([...record.values, ...ofTrip], row.values);
  if (unit.type !== 'found' || unit.match.conversion === null || unit.text === null) return values;
  return withUnitOfFile(values, unit.text);
}
