import type { SourceKind } from '#api/contract/emissions/emission-selection';
import type { GhgReportFacts, Method } from '#api/domain/reports/kit/facts';
import type { ConversionStep } from '#api/domain/units/conversion';
import type { Decimal } from '#api/domain/units/decimal';

/** A line of the ledger with the entry it comes from. */
export type WorkbookLine = {
  locationId: number;
  /** First day of the month. */
  month: string;
  scope: number;
  /** `3.10`: scope and number. */
  category: string;
  method: Method;
  sourceKind: SourceKind;
  itemId: number;
  /** Key of the entry. */
  sourceId: number;
  /** Invoice number or other reference of the entry. */
  reference: string | null;
  /** Whole amount of the entry; null where it has several. */
  enteredQuantity: Decimal | null;
  /** What of it the line counts, in the unit that was entered. */
  activityQuantity: Decimal;
  activityUnit: string;
  /** Null where the entered unit is the factor's. */
  trailId: number | null;
  /** 0 = no published one. */
  factorId: number;
  /** 0 = not the company's own. */
  companyFactorId: number;
  reason: string;
  /** In the unit of the factor, before the boundary. */
  quantity: Decimal;
  unit: string;
  /** kg CO2e, before the boundary. */
  kgCo2e: Decimal;
  /** kg CO2e by gas, before the boundary. */
  gases: Readonly<Record<GasKey, Decimal | null>>;
  kgCo2Biogenic: Decimal;
  energyKwh: Decimal | null;
  /** kg CO2e per unit, where no published row applies. */
  factorValue: Decimal | null;
  gwpSet: string;
};

export const gasKeys = ['co2', 'ch4', 'n2o', 'other'] as const;
export type GasKey = (typeof gasKeys)[number];

/** What a factor prints of each gas in kg CO2e per unit, by the warming potentials of its publisher. */
export type FactorGases = {
  total: Decimal | null;
  co2: Decimal | null;
  ch4: Decimal | null;
  n2o: Decimal | null;
  biogenic: Decimal | null;
  coversCo2Only: boolean;
  gwpBasis: string | null;
};

export type WorkbookFacts = {
  report: GhgReportFacts;
  lines: readonly WorkbookLine[];
  /** By key of the published factor. */
  factorGases: Readonly<Record<number, FactorGases>>;
  /** By key of the company's own factor. */
  ownFactorGases: Readonly<Record<number, FactorGases>>;
  /** Of methane and nitrous oxide: kg CO2e per kg. */
  gasPotentials: readonly { gas: string; report: string; value: Decimal }[];
  /** By key of the trail. */
  conversions: Readonly<Record<number, readonly ConversionStep[]>>;
};
