import { daysInclusive, type IsoDate } from '#api/domain/calendar/calendar';
import type { Unit } from '#api/domain/units/units';

/** An entry, recorded or new, in the form in which the checks compare it. */
export type Comparable = {
  /** Its key if recorded; for an entry that changes a recorded one, the key of that one. */
  id: number | null;
  /** Position among the entries checked together; null if it is recorded. */
  index: number | null;
  kind: 'bill' | 'receipt' | 'entry';
  /** Entries of other sources, such as another utility at the location, are never compared. */
  source: string;
  /** Its number; empty where the entry says none. */
  meter: string;
  /** Both count; of a receipt they are one day. */
  startDate: IsoDate;
  endDate: IsoDate;
  /** In `unit`; null where the entry has none. */
  value: number | null;
  /** Undefined where the value chain's form has the unit among its choices, which tell the source. */
  unit: Unit | undefined;
  unitSymbol: string;
  reference: string | null;
  /** Everything else that distinguishes entries of the same source, days and amount; empty if there is nothing. */
  details: string;
  price: Price | null;
};

/** Price per unit of the entry. */
export type Price = { perUnit: number; currency: string };

export function daysOf({ startDate, endDate }: Comparable): number {
  return daysInclusive(startDate, endDate);
}

/** The amount in the base unit of what its unit measures; null where there is none. */
export function baseAmount({ value, unit }: Comparable): number | null {
  return value === null ? null : value * Number(unit?.perBase ?? 1);
}

/** Litres and kilowatt-hours of one fuel are not compared: their ratio depends on the fuel. */
export function isSameDimension(one: Comparable, other: Comparable): boolean {
  return one.unit?.dimension === other.unit?.dimension;
}

export function perDay(entry: Comparable): number | null {
  const amount = baseAmount(entry);
  return amount === null ? null : amount / daysOf(entry);
}

/** As far as decimals that went through a conversion can be equal. */
export function isSameAmount(one: Comparable, other: Comparable): boolean {
  const [amount, known] = [baseAmount(one), baseAmount(other)];
  if (amount === null || known === null || !isSameDimension(one, other))
    return one.value === other.value && one.unitSymbol === other.unitSymbol;
  return Math.abs(amount - known) <= 1e-9 * Math.max(Math.abs(amount), Math.abs(known));
}
