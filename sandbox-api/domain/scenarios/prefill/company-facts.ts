import type { Localised } from '#api/domain/scenarios/model/definition';
import type { RecordedGroup, RecordedKg } from './ledger-facts';

/** Fuels that the scenarios know boilers to burn. */
export const boilerFuels = ['gas', 'lpg', 'oil', 'coal'] as const;
export type BoilerFuel = (typeof boilerFuels)[number];

export type CarSize = 'small' | 'medium' | 'large' | 'average';
export type CarFuel = 'diesel' | 'petrol';

/** A factor as the ledger would choose it today, with its edition in words. Per kWh, kWh (gross) or litre. */
export type FactorFact = {
  kgCo2e: number;
  source: Localised;
  year: number | null;
  /** Key of the published row; null for a contract, a company's own factor, or a sum of several rows. */
  factorId: number | null;
  note: Localised | null;
};

export type LocationFactors = {
  gridLocation: FactorFact | null;
  gridMarket: FactorFact | null;
  /** Of a purchase without any contract. */
  gridResidual: FactorFact | null;
  /** Scope 3.3 of bought electricity; null if it is not published. */
  gridUpstream: FactorFact | null;
  heat: FactorFact | null;
  heatUpstream: FactorFact | null;
  boilerFuels: Readonly<Record<BoilerFuel, { combustion: FactorFact | null; upstream: FactorFact | null }>>;
  carFuels: Readonly<Record<CarFuel, FactorFact | null>>;
};

export type CarDistance = { size: CarSize; fuel: CarFuel; km: number };
export type RefrigerantTopUp = { name: Localised; kg: number; gwp: number };
export type FlightSum = {
  haul: 'dom' | 'short' | 'long';
  cls: 'average' | 'economy' | 'business';
  trips: number;
  passengerKm: number;
};

/** Records of a location in the last twelve complete months. Null: nothing was recorded. */
export type LocationFacts = {
  id: number;
  name: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  isActive: boolean;
  /** Whole kWh bought. */
  electricityKwh: number | null;
  electricityMonths: number;
  /** kWh made and used on site. */
  onSiteKwh: number | null;
  districtHeatKwh: number | null;
  /** Whole kWh by gross calorific value, the largest first. */
  boilerFuelKwh: readonly { fuel: BoilerFuel; kwhGross: number }[];
  /** In force today; null if it was not requested, or none is published. */
  gridMarket: FactorFact | null;
  recorded: Readonly<Record<RecordedGroup, RecordedKg>>;
};

/** The data for filling a form. Pure data, of one company and one day. */
export type CompanyFacts = {
  /** ISO 4217. */
  currency: string;
  /** Units of it for one euro as the user entered them; null: the published rate counts. */
  eurRate: number | null;
  /** First and last day of the twelve months. */
  from: string;
  to: string;
  nextYear: number;
  /** Those that can be chosen, by name; and the chosen one whether or not it can. */
  locations: readonly LocationFacts[];
  chosen: LocationFacts | null;
  /** Of the chosen location. */
  factors: LocationFactors | null;
  cars: readonly CarDistance[];
  /** Litres burned in vehicles. */
  carLitres: Readonly<Record<CarFuel, number>>;
  topUps: readonly RefrigerantTopUp[];
  flights: readonly FlightSum[];
  employees: { count: number; year: number } | null;
  gwpSet: string;
  /** Potentials of common refrigerants in that set. */
  refrigerants: readonly { name: string; gwp: number }[];
};
