import { z } from 'zod';
import { document } from '#api/contract/documents/document';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, idParam } from '#api/contract/fields';

export const scenario = z
  .object({
    scenarioId: id,
    /** Its name in the definitions, for instance `led-lighting`. */
    code: z.string(),
    name: z.string(),
    description: z.string(),
    /** In the company's plan. */
    isAvailable: z.boolean(),
  })
  .meta({ id: 'Scenario' });
export type Scenario = z.output<typeof scenario>;

export const variableTypes = ['MC', 'MC_RADIO_BIT', 'INT', 'DECIMAL', 'TABLE_MS', 'TABLE_MS_LL'] as const;
export type VariableType = (typeof variableTypes)[number];

export const variableChoice = z.object({ value: z.string(), displayString: z.string() });
export type VariableChoice = z.output<typeof variableChoice>;

const cell = z.union([z.string().max(255), z.number(), z.null()]);
export const variableRow = z.record(z.string().max(64), cell);
export type VariableRow = z.output<typeof variableRow>;

/** A choice, a number, nothing, or the rows of a table by the codes of its dimensions. */
export const variableValue = z.union([cell, z.array(variableRow).max(200)]);
export type VariableValue = z.output<typeof variableValue>;

/** Origin of a value: the company's records, a published default, or the user's input. */
export const origins = ['company', 'default', 'typed'] as const;
export type Origin = (typeof origins)[number];

/**
 * How far a source was verified (SOURCES.md): A read in the publisher's text, B second-hand, C calculated, D
 * not verified.
 */
export const proofLevels = ['A', 'B', 'C', 'D'] as const;
export type ProofLevel = (typeof proofLevels)[number];

export const valueSource = z.object({
  origin: z.enum(origins),
  /** In words: publisher, title, table; or the recorded rows. Null for typed values. */
  source: z.string().nullable(),
  year: z.string().nullable(),
  level: z.enum(proofLevels).nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** A note on it: a replacement from another country, a price in another currency. */
  note: z.string().nullable(),
  /** Where the recorded rows are: an address of the portal; null where it is not the company's data. */
  link: z.string().nullable(),
});
export type ValueSource = z.output<typeof valueSource>;

/** Shown while the named variable of the same form has one of the values, or none of them. */
const visibleIf = z.object({ code: z.string(), values: z.array(z.string()), isNot: z.boolean() });

const field = {
  code: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  /** Written after the field: its unit in words. */
  post: z.string().nullable(),
  unit: z.string(),
  isRequired: z.boolean(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  choices: z.array(variableChoice),
  /** Effect of a choice on another dimension or variable: its remaining choices, or the number filled in. */
  child: z
    .object({
      code: z.string(),
      choices: z.array(z.object({ parent: z.string(), values: z.array(z.string()).nullable(), value: cell })),
      defaultValue: cell,
    })
    .nullable(),
};

export const tableDimension = z
  .object({
    ...field,
    type: z.enum(['MC', 'INT', 'DECIMAL']),
    defaultValue: cell,
    /**
     * Numbers determined by choices of the row, e.g. the factor of a car by size and fuel: filled in when the
     * last of `by` is chosen and nothing was typed. Keys are the chosen values joined by `|`.
     */
    defaultsBy: z.object({ by: z.array(z.string()), values: z.record(z.string(), z.number()) }).nullable(),
    /** A number that is shown and not put in: another cell times the ratio for the choice in a third one. */
    suggestion: z
      .object({
        of: z.string(),
        by: z.string(),
        text: z.string(),
        ratios: z.record(z.string(), z.object({ ratio: z.number(), source: z.string() })),
      })
      .nullable(),
  })
  .meta({ id: 'ScenarioTableDimension' });
export type TableDimension = z.output<typeof tableDimension>;

export const variable = z
  .object({
    ...field,
    type: z.enum(variableTypes),
    linkUrl: z.string().nullable(),
    linkLabel: z.string().nullable(),
    defaultValue: variableValue,
    /** A default or setting that most users leave as it is: shown after the inputs that matter. */
    isAssumption: z.boolean(),
    /** Shown, not changed: it follows from the location. */
    isReadOnly: z.boolean(),
    visibleIf: visibleIf.nullable(),
    /** Numbers that follow from other variables, as in a dimension. */
    defaultsBy: z.object({ by: z.array(z.string()), values: z.record(z.string(), z.number()) }).nullable(),
    tableDimensions: z.array(tableDimension),
    /** Where `defaultValue` comes from; null where it is only a setting. */
    source: valueSource.nullable(),
  })
  .meta({ id: 'ScenarioVariable' });
export type Variable = z.output<typeof variable>;

export const section = z
  .object({
    name: z.string(),
    description: z.string().nullable(),
    displayOrder: z.number().int(),
    variables: z.array(variable),
  })
  .meta({ id: 'ScenarioSection' });
export type Section = z.output<typeof section>;

export const enteredVariables = z
  .array(z.object({ code: z.string().max(64), value: variableValue }))
  .max(100);
export type EnteredVariables = z.output<typeof enteredVariables>;

/** One figure of the result with its calculation, for its trail. */
export const resultFigure = z
  .object({
    id: z.string(),
    label: z.string(),
    value: z.number().nullable(),
    unit: z.string(),
    /** The lowest and highest value of the figure when every input with a range moves; null if none has one. */
    low: z.number().nullable(),
    high: z.number().nullable(),
    /** The rule as written in the definition, and the same with numbers put in. */
    formula: z.string(),
    filled: z.string(),
    /** Figures and inputs it depends on. */
    from: z.array(z.string()),
  })
  .meta({ id: 'ScenarioFigure' });
export type ResultFigure = z.output<typeof resultFigure>;

/** A value that entered the calculation. */
export const usedInput = z
  .object({
    code: z.string(),
    label: z.string(),
    value: variableValue,
    unit: z.string(),
    ...valueSource.shape,
  })
  .meta({ id: 'ScenarioInput' });
export type UsedInput = z.output<typeof usedInput>;

export const simulationResult = z
  .object({
    scenarioId: id,
    code: z.string(),
    definitionVersion: z.string(),
    locationId: id.nullable(),
    currency: z.string(),
    /** SHA-256 of definition, inputs and figures: unchanged in later years. */
    hash: z.string(),
    /** Title, sections and paragraphs, with the values for names in the texts. */
    document,
    figures: z.array(resultFigure),
    inputs: z.array(usedInput),
    /** What the definition remarks about these numbers; errors are answered as field errors instead. */
    remarks: z.array(z.object({ level: z.enum(['warn', 'info']), text: z.string() })),
  })
  .meta({ id: 'SimulationResult' });
export type SimulationResult = z.output<typeof simulationResult>;

const modules = ['SCENARIOS'] as const;
export const scenarioMembers = { level: 'member', modules } as const;
export const scenarioEditors = { level: 'editor', modules } as const;
export const scenarioParams = z.object({ id: idParam });

export const listScenarios = defineEndpoint({
  id: 'listScenarios',
  tag: 'Scenarios',
  summary: 'Measures that can be simulated, in the order of the menu',
  method: 'get',
  path: '/api/Scenarios',
  access: scenarioMembers,
  response: z.array(scenario),
});

export const readScenario = defineEndpoint({
  id: 'readScenario',
  tag: 'Scenarios',
  summary: 'One measure',
  method: 'get',
  path: '/api/Scenarios/{id}',
  access: scenarioMembers,
  params: scenarioParams,
  response: scenario,
});

export const listScenarioSections = defineEndpoint({
  id: 'listScenarioSections',
  tag: 'Scenarios',
  summary:
    'The form of a measure, filled with what the company recorded at a location and with published defaults',
  method: 'get',
  path: '/api/Scenarios/{id}/Sections',
  access: scenarioMembers,
  params: scenarioParams,
  query: z.object({
    /** Without one, the first location that bought electricity. */
    locationId: idParam.optional(),
    /** The saved simulation that is being changed: its locations remain available, and money is in its currency. */
    scenarioBackupId: idParam.optional(),
    /** Units of the company's currency for one euro, to convert published prices; without it the published rate. */
    eurRate: z.coerce.number().positive().max(100_000).optional(),
  }),
  response: z.array(section),
});

export const executeScenario = defineEndpoint({
  id: 'executeScenario',
  tag: 'Scenarios',
  summary: 'What the measure would save with the variables given; stores nothing',
  method: 'post',
  path: '/api/Scenarios/{id}/Execute',
  access: scenarioMembers,
  isReadOnly: true,
  params: scenarioParams,
  body: z.object({
    /** The saved simulation that is being changed: its references and currency are treated as when it is saved. */
    scenarioBackupId: id.nullish(),
    variables: enteredVariables,
  }),
  response: simulationResult,
});
