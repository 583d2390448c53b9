import type { FactorRecord, GwpSet } from '#api/domain/factors/factor-set';
import type { SelectionNote, SelectionReason } from '#api/domain/factors/select-factor';
import { type ConversionStep, convertUnit } from '#api/domain/units/conversion';
import { Decimal, sum, zero } from '#api/domain/units/decimal';
import type { Unit } from '#api/domain/units/units';
import { kilogramDecimals } from './bounds';

/** 1 to 3 are the scopes; 0 is outside them (biogenic CO2, gases outside the Kyoto basket); 9 is information only. */
export type LineScope = 0 | 1 | 2 | 3 | 9;
export type Scope2Method = 'location' | 'market';

/** kg CO2e of each gas. `other` holds refrigerants, totals published without gases, and a publisher's rounding. */
export type Gases = { co2: Decimal | null; ch4: Decimal | null; n2o: Decimal | null; other: Decimal | null };

/** Emissions of one row of activity data in one month by one factor (methodology, "The ledger"). */
export type EmissionLine = {
  periodMonth: string;
  scope: LineScope;
  /** `1.1` … `3.15`, `outside`, or `avoided`. */
  category: string;
  method: Scope2Method | 'none';
  isHeadline: boolean;
  /** The month's share of the entered quantity, in the unit it was entered in. */
  activityQuantity: Decimal;
  activityUnit: string;
  /** The same in the factor's unit, after `steps`. */
  factorQuantity: Decimal;
  factorUnit: string;
  /** The quantity as energy: purchased or generated kWh; for a fuel by net calorific value. Null if it has none. */
  energyKwh: Decimal | null;
  /** Contract behind a market-based line; 0 = none. */
  supplyTypeId: number;
  gases: Gases;
  /** Sum of the gases; biogenic CO2 is never in it. */
  kgCo2e: Decimal;
  kgCo2Biogenic: Decimal;
  factor: FactorRecord | null;
  /** The company's own factor instead of a published one. */
  companyFactorId: number | null;
  /** kg CO2e per factor unit, where no published row applies (a supplier's factor, a GWP). */
  factorValue: Decimal | null;
  /** The set behind the figure; `as-published` when the publisher prints CO2e only. */
  gwpSet: GwpSet | 'as-published';
  reason: SelectionReason;
  notes: readonly SelectionNote[];
  steps: readonly ConversionStep[];
  /** Position of the line that this one is derived from. */
  derivedFrom: number | null;
};

/**
 * The ledger keeps 12 decimals of a kilogram. Parts are cut here, once, so that parts, months and rollups
 * always add up exactly; this is far below the precision of any factor.
 */
export function toLedger(value: Decimal): Decimal {
  return value.toDecimalPlaces(kilogramDecimals, Decimal.ROUND_HALF_EVEN);
}

export const noGases: Gases = { co2: null, ch4: null, n2o: null, other: null };

export const kilowattHour: Unit = { id: 0, code: 'kWh', symbol: 'kWh', dimension: 'energy', perBase: '3.6' };

/** The entered data of a month, and its place in the inventory. */
export type Entered = {
  month: string;
  scope: LineScope;
  category: string;
  quantity: Decimal;
  unit: Unit;
  /** Contract behind a market-based line. */
  supplyTypeId?: number;
  /** Position of the line that this one is derived from. */
  derivedFrom?: number;
};

/** A line with the entered data only; the caller adds the factor and the figures. */
export function emptyLine(entered: Entered): EmissionLine {
  const { month, scope, category, quantity, unit, supplyTypeId = 0, derivedFrom = null } = entered;
  return {
    periodMonth: month,
    scope,
    category,
    method: 'none',
    isHeadline: false,
    activityQuantity: quantity,
    activityUnit: unit.symbol,
    factorQuantity: quantity,
    factorUnit: unit.symbol,
    energyKwh: unit.dimension === 'energy' ? convertUnit(quantity, unit, kilowattHour).quantity : null,
    supplyTypeId,
    gases: noGases,
    kgCo2e: zero,
    kgCo2Biogenic: zero,
    factor: null,
    companyFactorId: null,
    factorValue: null,
    gwpSet: 'as-published',
    reason: 'exact',
    notes: [],
    steps: [],
    derivedFrom,
  };
}

/** Cuts each gas to the ledger's scale and adds them. */
export function withTotal(gases: Gases): { gases: Gases; kgCo2e: Decimal } {
  const cut: Gases = {
    co2: gases.co2 && toLedger(gases.co2),
    ch4: gases.ch4 && toLedger(gases.ch4),
    n2o: gases.n2o && toLedger(gases.n2o),
    other: gases.other && toLedger(gases.other),
  };
  return { gases: cut, kgCo2e: sum(Object.values(cut).map((value) => value ?? zero)) };
}

/** The row's headline figure: its Scope 1, its Scope 2 by the headline method, or its own Scope 3. */
export function headlineOf(lines: readonly EmissionLine[]): Decimal {
  return sum(lines.filter((line) => line.isHeadline).map((line) => line.kgCo2e));
}
