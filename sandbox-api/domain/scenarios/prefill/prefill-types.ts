import type { Cell, EnteredValue, Localised } from '#api/domain/scenarios/model/definition';
import type { ScenarioModel } from '#api/domain/scenarios/model/model';
import type { CompanyFacts } from './company-facts';
import type { ValueOrigin } from './stored-simulation';

/** A number that follows from choices, by the chosen values joined with `|`. */
export type Options = Readonly<Record<string, { value: Cell; origin: ValueOrigin | null }>>;

/** The prefilled value of a field. */
export type FieldPrefill = {
  value: EnteredValue;
  /** Its origin, or a note beside an empty field; null if it is only a setting. */
  origin: ValueOrigin | null;
  /** Of a number that follows from choices: the codes of these, and what each of them brings. */
  by: { codes: readonly string[]; options: Options } | null;
  suggestion?: Suggestion;
};

/** Shown beside a field and not put in: the number in `of` times the ratio for what is chosen in `by`. */
export type Suggestion = {
  of: string;
  by: string;
  text: Localised;
  ratios: Readonly<Record<string, { ratio: number; source: Localised }>>;
};

/** By `code`, and by `code.dimension` for what a row of a table gets. */
export type Prefill = Readonly<Record<string, FieldPrefill>>;

export type PrefillParts = {
  model: ScenarioModel;
  facts: CompanyFacts;
  /** Of the edition's sources, by key. */
  citations: Readonly<Record<string, string>>;
};
