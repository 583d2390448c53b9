import type { Calculation, Inputs } from '#api/domain/scenarios/model/calculate';
import type { Localised } from '#api/domain/scenarios/model/definition';
import type { ScenarioModel } from '#api/domain/scenarios/model/model';
import type { RecordedGroup, RecordedKg } from '#api/domain/scenarios/prefill/ledger-facts';
import type { Decimal } from '#api/domain/units/decimal';

/** 1 demand, 2 conversion, 3 own generation, 4 contract. */
export type Stage = 1 | 2 | 3 | 4;

export type BranchMeasure = {
  /** Key of the saved simulation: equal ranks are sorted by it. */
  id: number;
  model: ScenarioModel;
  inputs: Inputs;
};

/** What the last twelve complete months recorded, by location id (`''`: without a location). */
export type BranchRecorded = Readonly<Record<string, Readonly<Record<RecordedGroup, RecordedKg>>>>;

/** An input changed by the previous measures. */
export type ChangedInput = {
  code: string;
  /** Row of a table, from 0. */
  row: number | null;
  label: Localised;
  unit: string;
  before: Decimal;
  after: Decimal;
};

export type BranchSaving = { locationBasedT: Decimal; marketBasedT: Decimal };

export type BranchStep = {
  measureId: number;
  stage: Stage;
  /** Calculated on the remainder after the previous measures. */
  calculation: Calculation;
  /** On its own, as simulated. */
  alone: Calculation;
  changed: readonly ChangedInput[];
  /** Difference of the two states around it, first full year. */
  year1: BranchSaving;
  /** Same, summed over the years of the measure. */
  life: BranchSaving;
  /** In the first year of the plan. Null where the saving was cut: see `isLimited`. */
  npv: Decimal | null;
  macLocationBased: Decimal | null;
  macMarketBased: Decimal | null;
  /**
   * Less than its own calculation: no more was recorded than was left. Its money stands for the whole measure and is not
   * scaled: an investment does not shrink because less was recorded.
   */
  isLimited: boolean;
  /** Share of the measure that counts in its first year, 0 to 1. */
  countedShare: Decimal;
  notes: readonly Localised[];
};

export type BranchYear = { year: number; locationBasedT: Decimal; marketBasedT: Decimal };

export type Branch = {
  steps: readonly BranchStep[];
  today: BranchSaving;
  /** By calendar year: the remainder of today's emissions. */
  years: readonly BranchYear[];
  /**
   * Of the first years, or (`isOfOneYear`) of the year in which they save most, where the first years come to more than
   * that. Without a net present value where one of its measures has none.
   */
  total: BranchSaving & { isOfOneYear: boolean; npv: Decimal | null };
};

/** Two measures on the same row and end use without a known interaction: refused, not added. */
export type Refusal = { first: number; second: number; reason: Localised };
