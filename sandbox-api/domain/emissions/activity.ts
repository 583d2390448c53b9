import type { AmountFrom } from '#api/contract/activity-data/worked-out-amounts';
import { daysInclusive, isIsoDate } from '#api/domain/calendar/calendar';
import type { CompanyFactor } from '#api/domain/factors/company-factor';
import type { GwpSet } from '#api/domain/factors/factor-set';
import type { ReferenceIndex, UtilityKind } from '#api/domain/factors/reference-index';
import type { SelectionNote } from '#api/domain/factors/select-factor';
import type { SelectionPolicy } from '#api/domain/factors/selection-policy';
import { Decimal } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import type { Unit } from '#api/domain/units/units';
import { largestAmount } from './bounds';
import type { Scope2Method } from './emission-line';
import type { EnteredProperties } from './entered/own-properties';
import type { WorkedOutAmount } from './entered/worked-out-amount';

/** A factor stated by the supplier of heat, steam, cooling or electricity, with its source. */
export type SupplierFactor = { kgCo2ePerUnit: string; unitId: number; source: string };

/** A credit note may reduce an amount. */
type Correctable = { isCreditNote?: boolean };

export type FuelActivity = Correctable & {
  kind: 'fuel';
  fuelId: number;
  fuelVariantId: number | null;
  quantity: string;
  unitId: number;
  /** First day of a bill over several days; null or absent = all of it on `date`. */
  startDate?: string | null;
  /** The day, or the last one of a bill. */
  date: string;
  /** Fuel properties from the delivery note or the bill. */
  own?: EnteredProperties | null;
  /** Set for an estimated quantity: what it was calculated from. */
  amountFrom?: AmountFrom | null;
  /** Of a new entry, to be checked. */
  workedOut?: WorkedOutAmount | null;
};
export type UtilityActivity = Correctable & {
  kind: 'utility';
  utilityId: number;
  quantity: string;
  unitId: number;
  startDate: string;
  endDate: string;
  supplierFactor?: SupplierFactor | null;
  /** For purchased cooling: kWh of cooling per kWh of electricity, as stated by the supplier. */
  cop?: string | null;
};
export type RenewableActivity = Correctable & {
  kind: 'renewable';
  renewableId: number;
  quantity: string;
  unitId: number;
  startDate: string;
  endDate: string;
};

/** A figure the user entered beside the quantity: persons, a distance, a share, a rate of exchange. */
export type EnteredStep = {
  /** Code of the unit after the step. */
  to: string;
  factor: string;
  /** Field it was entered in. */
  field: string;
};

/** A factor that multiplies a quantity of the value chain. */
export type Scope3Basis =
  | PublishedBasis
  /** A partner's figure, or one from a source that the user names. */
  | { kind: 'stated'; kgCo2ePerUnit: string; source: string }
  /** Burned, or lost as a refrigerant, by another party. */
  | { kind: 'fuel'; fuelId: number }
  /**
   * Used by another party (`generation`), or bought and sold on (`life-cycle`: including its upstream and
   * losses).
   */
  | { kind: 'energy'; utility: UtilityKind; countryCode: string; extent: 'generation' | 'life-cycle' };

/** A published activity, by its code. */
export type PublishedBasis = {
  kind: 'published';
  activity: string;
  /** Activities of publishers in other countries, by country, that take precedence there. */
  inCountry?: Readonly<Partial<Record<string, string>>>;
  /** Driven by electricity: outside the publisher's country the grid of the country counts, not the publisher's. */
  electricity?: ElectricityOfDistance;
};

/** Electricity that a vehicle or train draws from the mains, by the code of the activity that prints it. */
export type ElectricityOfDistance = {
  use: string;
  /** The share of a plug-in hybrid that it drives on fuel. */
  fuel?: string;
  notes?: readonly SelectionNote[];
};

/** One product of an entry: quantity × entered steps × factor. */
export type Scope3Part = {
  /** Field named when the quantity or its unit is refused. */
  field: string;
  quantity: string;
  /** Code of the unit entered. */
  unit: string;
  /** Code of the unit that the entered steps start from; the unit entered when absent. */
  stepsFrom?: string;
  steps: readonly EnteredStep[];
  notes?: readonly SelectionNote[];
  basis: Scope3Basis;
};

/** An entry of the value chain. `itemId` is the input form; a single day has the same start and end. */
export type Scope3Activity = {
  kind: 'scope3';
  itemId: number;
  /** `3.1` to `3.15`. */
  category: string;
  /** Shown outside the scopes instead, never in a total. */
  isOutside?: true;
  startDate: string;
  endDate: string;
  parts: readonly Scope3Part[];
};

/** An electricity contract of the location; it is in force from its start until the next one starts. */
export type Contract = {
  /** Absent in one that is not stored yet. */
  id?: number;
  supplyTypeId: number;
  startDate: string;
  hasCertificate: boolean;
  /** Days of production the certificate is for, both included; open where absent. */
  certificateFrom?: string | null;
  certificateTo?: string | null;
  /** Percent of the electricity that a renewable contract covers; all of it where absent. */
  sharePercent?: string | null;
  /**
   * Energy in MWh that a renewable contract covers in a calendar year, instead of a share; all of it where
   * absent.
   */
  volumeMwh?: string | null;
  /** Coverage of the volume, by calendar year (`withCoverage`). */
  coverage?: ReadonlyMap<number, YearCoverage>;
};

/** Coverage of a volume contract in one calendar year. Energy in kWh, shares from 0 to 1. */
export type YearCoverage = {
  volumeKwh: Decimal;
  /** The location's electricity on the year's days under the contract. */
  consumedKwh: Decimal;
  /** Coverage of its pinned months, by the shares they were pinned with. */
  pinnedKwh: Decimal;
  /** Of the months that are not pinned. */
  share: Decimal;
};

/** Settings for calculating a month of the inventory. */
export type MonthSettings = SelectionPolicy & {
  gwpSet: GwpSet;
  headlineScope2Method: Scope2Method;
  /** Of a pinned month: the shares of volume contracts when it was pinned, by contract and calendar year. */
  contractShares?: ContractShares;
};

/** `{ "12": { "2025": "0.4" } }`: contract 12 covers 40 % of what is bought under it in 2025. */
export type ContractShares = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The company's settings, and separately those of months that a recalculation or a pin decided on. */
export type EmissionSettings = MonthSettings & {
  byMonth?: ReadonlyMap<string, MonthSettings>;
  companyFactors?: readonly CompanyFactor[];
};

export type EmissionContext = {
  reference: ReferenceIndex;
  /** ISO 3166 code of the location's country. */
  countryCode: string;
  /** The part of the country's grid that the location is in, where it is known; null or absent = the whole of it. */
  gridSubregion?: string | null;
  settings: EmissionSettings;
  /** Was entered before: earlier decisions stay, even if another factor would contradict them now. */
  isRecalculated?: boolean;
};

/** The context with the settings of a month (its first day). */
export function inMonth(context: EmissionContext, month: string): EmissionContext {
  const own = context.settings.byMonth?.get(month);
  return own ? { ...context, settings: { ...context.settings, ...own } } : context;
}

const largestQuantity = new Decimal(largestAmount);

/**
 * Reads an entered quantity; throws a field problem for anything but a finite number from 0 to 10^12, of a credit note down
 * to -10^12.
 */
export function readQuantity(value: string, { isCreditNote = false }: Correctable = {}): Decimal {
  let quantity: Decimal;
  try {
    quantity = new Decimal(value);
  } catch {
    throw new EmissionProblem('quantity_not_finite', 'value');
  }
  if (!quantity.isFinite()) throw new EmissionProblem('quantity_not_finite', 'value');
  if (!isCreditNote && quantity.isNegative() && !quantity.isZero())
    throw new EmissionProblem('quantity_negative', 'value');
  if (quantity.abs().gt(largestQuantity))
    throw new EmissionProblem('quantity_too_large', 'value', { max: largestQuantity.toString() });
  return quantity;
}

/** The entered unit, if the fuel, utility or renewable may be entered in it. */
export function readUnit(reference: ReferenceIndex, unitId: number, allowed: readonly number[]): Unit {
  const unit = reference.unitById(unitId);
  if (!unit || !allowed.includes(unitId)) {
    throw new EmissionProblem('unit_not_convertible', 'unitId', {
      from: unit?.symbol ?? String(unitId),
      to: '',
    });
  }
  return unit;
}

/** Years a date of activity data may lie in; no edition is near anything outside. */
const firstYear = 1990;
const lastYear = 2100;

/** A real day between 1990 and 2100. */
export function readDate(value: string, field: string): string {
  if (!isIsoDate(value)) throw new EmissionProblem('date_invalid', field);
  const year = Number(value.slice(0, 4));
  if (year < firstYear || year > lastYear)
    throw new EmissionProblem('date_out_of_range', field, { min: firstYear, max: lastYear });
  return value;
}

/** A bill's first and last day, both included; at most ten years. `lastField` is the field of the last one. */
export function readPeriod(
  startDate: string,
  endDate: string,
  lastField: 'endDate' | 'date' = 'endDate',
): { first: string; last: string } {
  const first = readDate(startDate, 'startDate');
  const last = readDate(endDate, lastField);
  if (last < first) throw new EmissionProblem('period_reversed', lastField);
  if (daysInclusive(first, last) > 3660)
    throw new EmissionProblem('period_too_long', lastField, { maxDays: 3660 });
  return { first, last };
}
