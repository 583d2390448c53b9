import type { SourceKind } from '#api/contract/emissions/emission-selection';
import type { Locale } from '#api/contract/messages';
import type { GwpSet } from '#api/domain/factors/factor-set';
import type { BoundaryFacility } from '#api/domain/reports/boundary';
import type { Decimal } from '#api/domain/units/decimal';

/** The data of a greenhouse gas report. Names are in the language of the report; amounts are kg, kWh, whole. */
export type GhgReportFacts = {
  language: Locale;
  /** The day it is made on. */
  today: string;
  isDraft: boolean;
  header: HeaderFacts;
  company: CompanyFacts;
  /** Null until the step is done. */
  general: GeneralFacts | null;
  reporting: ReportingFacts;
  /** Scopes the company has licensed; what is derived for another one waits there. */
  scopes: readonly number[];
  gwpSet: GwpSet;
  /** Of the whole company, also those that the period has nothing of. */
  locations: readonly LocationFacts[];
  /** Of the period, finest. */
  sums: readonly LedgerSum[];
  /** The same by month. */
  months: readonly MonthSum[];
  /** The same months of this and other years. */
  years: readonly YearSum[];
  /** Sums of the same months of the year before and the base year, by years back, as far as they are compared. */
  earlier: ReadonlyMap<number, readonly LedgerSum[]>;
  /** Years back that have data in fewer of these months than the period: nothing is compared with them. */
  partialYears: readonly number[];
  /** Recorded after a location was closed: not in the sums. */
  afterClosing: readonly { locationId: number; scope: number; method: Method; kgCo2e: Decimal }[];
  activities: readonly ActivitySum[];
  valueChainAmounts: readonly ValueChainAmount[];
  /** Emissions whose amounts were calculated from money or distance, by their subject. */
  estimates: readonly EstimatedSum[];
  companyFactorSums: readonly CompanyFactorSum[];
  instruments: readonly InstrumentSum[];
  factors: readonly FactorFacts[];
  companyFactors: readonly CompanyFactorFacts[];
  potentials: readonly PotentialFacts[];
  contracts: readonly ContractFacts[];
  reviews: readonly ReviewFacts[];
  /** First days of the months of the period that lie in no review. */
  unreviewedMonths: readonly string[];
  /** Periods of the reviews of its days that are not complete, in words. */
  openReviews: readonly string[];
  dataGaps: readonly DataGapFacts[];
  keyFigures: readonly KeyFigureFacts[];
  /** Calculation methods of categories; rank 1 = the partner's own data … 4 = spend. */
  scope3Methods: readonly { category: string; method: string; quality: 1 | 2 | 3 | 4 }[];
  restatements: readonly RestatementFacts[];
  glossary: readonly { abbreviation: string; term: string; definition: string }[];
  names: Names;
};

export type Method = 'location' | 'market' | 'none';

export type HeaderFacts = {
  name: string | null;
  description: string | null;
  /** First and last day. */
  periodStart: string;
  periodEnd: string;
  author: string | null;
  department: string | null;
  /** Number of the issue this would be. */
  issueNumber: number;
};

export type CompanyFacts = {
  name: string;
  country: string;
  address: string;
  /** ISO 4217. */
  currency: string;
  /** Address of its logo below `/api`. */
  logo: string | null;
};

export const changeKinds = ['investment', 'energy', 'process', 'vehicle', 'logistics'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export type GeneralFacts = {
  companyName: string;
  countries: readonly string[];
  production: string | null;
  productionDetails: string | null;
  policies: string | null;
  changes: Readonly<Record<ChangeKind, { answer: boolean | null; comment: string | null }>>;
  employees: number | null;
  isFirstAudit: boolean | null;
  auditNumber: number | null;
  purpose: string | null;
  exclusions: string | null;
  boundaryChanges: string | null;
  baseYearReason: string | null;
  recalculationPolicy: string | null;
  uncertainty: string | null;
  verification: 'none' | 'limited' | 'reasonable' | null;
  verifier: string | null;
  /** Day of the verifier's statement. */
  verifiedOn: string | null;
  verificationStandard: string | null;
};

export type ReportingFacts = {
  consolidationApproach: 'operational-control' | 'financial-control' | 'equity-share' | null;
  /** The reason, in the company's own words. */
  consolidationReason: string | null;
  baseYear: number | null;
};

export type FacilityFacts = BoundaryFacility & { type: string; isOwned: boolean };

export type LocationFacts = {
  id: number;
  name: string;
  address: string;
  countryCode: string;
  /** Of the part of the country's grid it is in; null where there is none or it is not known. */
  gridSubregion: string | null;
  areaM2: number | null;
  isActive: boolean;
  /** Day it was closed. */
  closedOn: string | null;
  facilities: readonly FacilityFacts[];
};

/** kg CO2e of each gas; together they are `kgCo2e`. */
export type GasSums = { co2: Decimal; ch4: Decimal; n2o: Decimal; other: Decimal };

export type LedgerSum = {
  kgCo2e: Decimal;
  /** kg CO2 outside the scopes. */
  biogenic: Decimal;
  /** Both Scope 2 methods carry the same. */
  energyKwh: Decimal;
  lineCount: number;
  locationId: number;
  /** 0 outside the scopes, 9 avoided. */
  scope: number;
  category: string;
  method: Method;
  sourceKind: SourceKind;
  itemId: number;
  supplyTypeId: number;
  /** 0 = no published one. */
  factorId: number;
  reason: string;
  isSpendBased: boolean;
};

/** `locationId` 0: all locations that are counted whole. */
export type MonthSum = GasSums & {
  kgCo2e: Decimal;
  month: string;
  locationId: number;
  scope: number;
  category: string;
  method: Method;
  isBiogenicFuel: boolean;
  /** Fuel that is a refrigerant; 0 else. */
  refrigerantId: number;
  gwpSet: GwpSet;
};

/** `yearsBack` 0 is the period itself, 1 the same months a year before. */
export type YearSum = {
  yearsBack: number;
  locationId: number;
  scope: number;
  method: Method;
  kgCo2e: Decimal;
  lineCount: number;
};

/** Entered amounts of energy or a fuel in a month, in the unit they were entered in, and what came of them in Scope 1. */
export type ActivitySum = {
  locationId: number;
  month: string;
  sourceKind: SourceKind;
  itemId: number;
  unit: string;
  quantity: Decimal;
  scope1Kg: Decimal;
};

/** What entries of the value chain come to in a month, as it was multiplied: in the unit of the factor. */
export type ValueChainAmount = {
  locationId: number;
  month: string;
  /** Form of the entries. */
  itemId: number;
  /** Entered for outside the scopes. */
  isOutside: boolean;
  /** 0 = no published one. */
  factorId: number;
  /** 0 = not the company's own. */
  companyFactorId: number;
  /** Of what has neither: why, and kg CO2e per unit. */
  reason: string | null;
  factorValue: Decimal | null;
  unit: string;
  quantity: Decimal;
};

export type EstimatedSum = {
  locationId: number;
  scope: number;
  category: string;
  method: Method;
  reason: string;
  isSpendBased: boolean;
  kgCo2e: Decimal;
};

export type CompanyFactorSum = {
  companyFactorId: number;
  locationId: number;
  scope: number;
  method: Method;
  kgCo2e: Decimal;
};

/** Purchased energy that counts by the market-based method by what was agreed with its seller. */
export type InstrumentSum = {
  locationId: number;
  month: string;
  scope: number;
  supplyTypeId: number;
  /** `contract` of renewable supply, or the factor of the `supplier`. */
  reason: string;
  /** A certificate was valid on the days of it. */
  hasCertificate: boolean;
  energyKwh: Decimal;
};

export type FactorFacts = {
  id: number;
  /** Code of what is measured. */
  activityCode: string;
  label: string;
  region: string;
  years: string;
  /** kg CO2e per unit as published, or of the gases or biogenic CO2 that it states alone. */
  value: Decimal | null;
  unit: string;
  publisher: string;
  title: string;
  editionYear: number;
  sourceRow: string;
  reference: string;
};

export type CompanyFactorFacts = {
  id: number;
  /** Which Scope 2 method it serves; null where it is for no purchased energy. */
  method: 'location' | 'market' | 'both' | null;
  publisher: string;
  document: string;
  reference: string;
  value: Decimal | null;
  unit: string;
};

export type PotentialFacts = {
  gas: string;
  report: GwpSet;
  value: Decimal;
  isKyoto: boolean;
  composition: string;
};

export type ContractFacts = {
  locationName: string;
  locationId: number;
  supplyTypeId: number;
  type: string;
  isRenewable: boolean;
  startDate: string;
  endDate: string | null;
  certificate: string | null;
  certificateType: string | null;
  certificateFrom: string | null;
  certificateTo: string | null;
  certificateMwh: Decimal | null;
  sharePercent: Decimal | null;
  volumeMwh: Decimal | null;
};

export type ReviewFacts = {
  scope: number;
  categoryNumber: number;
  allData: boolean | null;
  isZero: boolean;
  isComplete: boolean;
  explanation: string | null;
  comments: string | null;
};

/** Months in which a source has less data than it should. */
export type DataGapFacts = {
  locationId: number;
  locationName: string;
  /** Null: the location has no energy or fuel of any kind. */
  sourceName: string | null;
  months: readonly { month: string; days: number }[];
  explanation: string | null;
};

export type KeyFigureFacts = {
  year: number;
  revenue: Decimal | null;
  revenueCurrency: string | null;
  conversion: ConversionFacts | null;
  employees: Decimal | null;
  output: Decimal | null;
  outputUnit: string | null;
};

/** Revenue in another currency is revenue ÷ rate: 4.2668 PLN are 1 EUR. */
export type ConversionFacts = { currency: string; rate: Decimal; day: string; source: string };

export type RestatementFacts = {
  year: number;
  scope: number;
  method: Method;
  asReportedKg: Decimal;
  restatedKg: Decimal;
  reason: string | null;
  decidedOn: string | null;
};

export type Names = {
  category: (code: string) => string;
  item: (kind: SourceKind, itemId: number) => string;
  /** Gas or blend of a refrigerant; null for any other fuel. */
  gasOf: (itemId: number) => string | null;
  isBiogenic: (itemId: number) => boolean;
  /** Heat and power made on site by burning a fuel, which is recorded as that fuel. */
  isMadeOfFuel: (renewableId: number) => boolean;
  /** Of a type of supply contract. */
  unit: (symbol: string) => string;
};
