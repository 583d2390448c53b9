import type { IntakeChoices, LeftOut, Remark, TableView } from '../../model';
import { readUnit } from '../units/read-unit';
import { travelKindOf } from './travel-table';
import { withoutTrips } from './without-trips';

/** What the rows of a table about travel are matched with; null if it has none that can be taken in. */
export function travelItemsFor(
  view: TableView | null,
  { items }: IntakeChoices,
): IntakeChoices['items'] | null {
  const offered = items.filter(({ kind }) => kind === 'valueChain');
  return travelKindOf(view) !== null && offered.length > 0 ? offered : null;
}

/** Without the means of travel, unless the file has trips: a row of any other file may be of several people. */
export function choicesOfFile(view: TableView | null, choices: IntakeChoices): IntakeChoices {
  return travelItemsFor(view, choices) ? choices : withoutTrips(choices);
}

export function isDistance(unit: string | null): boolean {
  return unit !== null && readUnit(withoutPerson(unit))?.dimension === 'distance';
}

export function isStay(unit: string | null): boolean {
  return unit !== null && readUnit(unit)?.dimension === 'nights';
}

/** In kilometres, of a person or a vehicle; null if the unit is no distance. */
export function kilometresOf(amount: number | null, unit: string | null): number | null {
  const known = unit === null ? undefined : readUnit(withoutPerson(unit));
  return amount === null || known?.dimension !== 'distance' ? null : amount * Number(known.perBase);
}

/** `pkm` of one person are as many kilometres. */
export function withoutPerson(unit: string): string {
  return unit.trim().replace(/^p(?=(km|mi)$)/i, '');
}

const codesOfTrips = new Set<Remark['code']>(['oneRoomEach', 'tripsWithoutDistance', 'returnTrips']);

/** Without those about how trips and stays are recorded, where none of them can be. */
export function remarksOfFile(
  view: TableView | null,
  remarks: readonly Remark[],
  choices: IntakeChoices,
): Remark[] {
  const isUntaken = travelKindOf(view) !== null && !travelItemsFor(view, choices);
  return isUntaken ? remarks.filter(({ code }) => !codesOfTrips.has(code)) : [...remarks];
}

/** Says that trips and stays are not taken in, and why, rather than asking which fuel each of them is. */
export function travelRemarks(
  view: TableView | null,
  leftOut: readonly LeftOut[],
  choices: IntakeChoices,
): Remark[] {
  if (travelKindOf(view) === null || travelItemsFor(view, choices)) return [];
  const count = leftOut.filter(
    ({ reason, unit }) => reason === 'notEnergy' && (isDistance(unit) || isStay(unit)),
  ).length;
  return count === 0 ? [] : [{ code: 'travel', place: null, params: { count } }];
}
