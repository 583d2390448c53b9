import type { Origin, ProofLevel, VariableType } from '#api/contract/scenarios/scenarios';
/**
 * Scenarios as reference data: the shape of `seed/reference/scenarios`. A definition of a version never
 * changes, so a stored simulation gives the same result in later years. Expressions are texts of the small
 * language of `expression.ts`.
 */

export type Localised = { en: string; pl: string };

export type Cell = string | number | null;
export type EnteredRow = Readonly<Record<string, Cell>>;
/** As a person or the API gives it: a choice, a number, nothing, or the rows of a table. */
export type EnteredValue = Cell | readonly EnteredRow[];

export type Choice = { value: string; displayString: Localised };

/** What a choice does to another field: the choices left there, or the number (or parameter) put in there. */
export type ChildRule = {
  code: string;
  choices: readonly { parent: string; values?: readonly string[]; value?: number; parameter?: string }[];
  defaultValue: Cell;
};

type Field = {
  code: string;
  title: Localised;
  description?: Localised;
  unit: string;
  isRequired: boolean;
  min?: number;
  max?: number;
  choices?: readonly Choice[];
  /** Choices that are data of the company; the ones listed are a placeholder. */
  choicesFrom?: string;
  child?: ChildRule;
  /** Where a default is taken from; read by the server that fills the form. */
  prefill?: string;
  parameter?: string;
  /** Has a low and a high value: part of the range. */
  range?: boolean;
};

export type TableDimension = Field & {
  type: 'MC' | 'INT' | 'DECIMAL';
  defaultValue: Cell;
  hint?: string;
};

export type DefinitionVariable = Field & {
  type: VariableType;
  defaultValue: Cell | readonly never[];
  defaultExpr?: string;
  visibleIf?: string;
  readOnly?: boolean;
  overridable?: boolean;
  /** A default or setting that most users leave as it is: the form shows it after the inputs that matter. */
  isAssumption?: boolean;
  linkUrl?: string;
  linkLabel?: string;
  tableDimensions?: readonly TableDimension[];
};

export type DefinitionSection = {
  name: Localised;
  description?: Localised;
  displayOrder: number;
  variables: readonly DefinitionVariable[];
};

export type Formula = { id: string; expr: string; unit: string; label: Localised };

export type RuleLevel = 'error' | 'warn' | 'info';
export type Rule = { when: string; level: RuleLevel; text: Localised };

export type ReportParagraph =
  | { type: 'text'; text: Localised }
  | { type: 'table'; title: Localised; columns: readonly string[]; rows: string; total?: readonly string[] }
  | {
      type: 'chart';
      kind: string;
      title: Localised;
      x?: string;
      series: readonly { expr: string; label: Localised }[];
      unit: string;
      note?: Localised;
    };
export type ReportSection = { title: Localised; paragraphs: readonly ReportParagraph[] };

export type ScenarioExample = {
  name: string;
  inputs: Readonly<Record<string, EnteredValue>>;
  expected: {
    values: Readonly<Record<string, number | null>>;
    rows: Readonly<Record<string, readonly Readonly<Record<string, number | null>>[]>>;
    years: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  };
};

export type ScenarioDefinition = {
  /** Its name in the data, for instance `led-lighting`. */
  id: string;
  name: Localised;
  description: Localised;
  isAvailable: boolean;
  /** Defaults of common variables that differ here, e.g. the period. */
  defaults: Readonly<Record<string, number | string>>;
  /** Inputs that are never shown; a variable or a formula of the same name takes precedence. */
  constants: Readonly<Record<string, number>>;
  sections: readonly DefinitionSection[];
  rowFormulas: Readonly<Record<string, readonly Formula[]>>;
  formulas: readonly Formula[];
  extraResults: readonly Formula[];
  validation: readonly Rule[];
  report: readonly ReportSection[];
  notCounted: readonly Localised[];
  examples: readonly ScenarioExample[];
};

export type CommonDefinition = {
  sections: readonly DefinitionSection[];
  series: readonly Formula[];
  results: readonly Formula[];
  tables: Readonly<Record<string, unknown>>;
  exampleDefaults: Readonly<Record<string, EnteredValue>>;
};

export type Definitions = {
  version: string;
  common: CommonDefinition;
  scenarios: readonly ScenarioDefinition[];
};

/** A published default. Numbers as written; a row without a value says that none was found. */
export type ParameterRow = {
  id: string;
  value: string | null;
  unit: string;
  /** ISO 3166-1 alpha-2, `ALL`, or another area that no location has. */
  country: string;
  year: string | null;
  low: string | null;
  high: string | null;
  sourceId: string | null;
  level: ProofLevel | null;
  note: string | null;
};

/** Where a value comes from, as it is printed beside it. */
export type InputSource = {
  origin: Origin;
  source: string | null;
  year: string | null;
  level: ProofLevel | null;
  low: number | null;
  high: number | null;
  note: string | null;
};
/** By `code`, or `code.row.dimension` in a table (rows from 0). Absent: typed. */
export type InputSources = Readonly<Record<string, InputSource>>;
