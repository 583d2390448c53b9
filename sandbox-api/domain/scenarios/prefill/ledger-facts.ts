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
  /** kWh of the heat that is chosen: all fuel of boilers (gross), or bought heat. */
  'heat.kwh': number | null;
};

export const ledgerWords = [
  'mobile.t',
  'kwhGross',
  'fugitive.kg',
  'heat.kwh',
] as const satisfies readonly (keyof LedgerWords)[];
