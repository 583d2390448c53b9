/** Recorded kg CO2e of one group of rows. */
export type RecordedKg = { scope1: number; scope2Location: number; scope2Market: number; scope3: number };

/** `stationary` is fuel burnt in boilers, `heat` bought heat, `travel` flights and commuting; scope 3 is what is upstream. */
export const recordedGroups = ['electricity', 'stationary', 'heat', 'mobile', 'fugitive', 'travel'] as const;
export type RecordedGroup = (typeof recordedGroups)[number];

/** What was recorded in the last twelve complete months at the location of the simulation. */
export type LedgerFacts = {
  /** Months, `2025-11`. */
  from: string;
  to: string;
  recorded: Readonly<Record<RecordedGroup, RecordedKg>>;
  /** Words of the rules after `ledger.`; null: not known, so the rule says nothing. What is saved may lack newer ones. */
  words: LedgerWords;
};

export type LedgerWords = {
  /** t CO2e of vehicles, scope 1. */
  'mobile.t': number | null;
  /** kWh (gross) of fuel of the chosen kind in boilers. */
  kwhGross: number | null;
  /** kg CO2e of refrigerants, scope 1. */
  'fugitive.kg': number | null;
  /** t CO2e of refrigerants, scope 1; 0 where none was topped up. */
  'fugitive.t': number | null;
  /** kWh of the heat that is chosen: all fuel of boilers (gross), bought heat, or electricity. */
  'heat.kwh': number | null;
  /** kWh of bought electricity; of a contract at all its locations. */
  'electricity.kwh': number | null;
  /** t CO2e of business travel and commuting, scope 3. */
  'travel.t': number | null;
};

/** Where no location is known. */
export const noLedgerWords: LedgerWords = {
  'mobile.t': null,
  kwhGross: null,
  'fugitive.kg': null,
  'fugitive.t': null,
  'heat.kwh': null,
  'electricity.kwh': null,
  'travel.t': null,
};

export const ledgerWords = [
  'mobile.t',
  'kwhGross',
  'fugitive.kg',
  'fugitive.t',
  'heat.kwh',
  'electricity.kwh',
  'travel.t',
] as const satisfies readonly (keyof LedgerWords)[];
