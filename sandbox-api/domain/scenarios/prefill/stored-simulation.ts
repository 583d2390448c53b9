import type { Origin, ProofLevel } from '#api/contract/scenarios/scenarios';
import type { EnteredValue, Localised } from '#api/domain/scenarios/model/definition';
import type { LedgerFacts } from './ledger-facts';

/** The saved form of a simulation, as the user entered it. */
export type StoredVariables = readonly { code: string; value: EnteredValue }[];

/** Where a value comes from, in both languages. */
export type ValueOrigin = {
  origin: Origin;
  source: Localised | null;
  year: string | null;
  level: ProofLevel | null;
  low: number | null;
  high: number | null;
  note: Localised | null;
  /** Address in the portal of the recorded rows or of the factor. */
  link: string | null;
};

/** Origin of each input on the day of saving, by `code` or `code.row.dimension`; others were typed. */
export type StoredInput = ValueOrigin & { path: string };

/** The records on the day of saving, with the names of their locations. */
export type StoredFacts = { ledger: LedgerFacts; locationNames: Readonly<Record<string, string>> };

/** As the lists show it; tonnes are plain numbers, plus is saved. */
export type SimulationSummary = {
  locationName: string | null;
  startYear: number;
  lifeYears: number;
  locationBasedYear1T: number;
  marketBasedYear1T: number;
  npv: number;
  currency: string;
};
