import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id, idParams, instant, requiredText } from '#api/contract/fields';

/** Where the rows of a category are entered. */
export const coverageLists = ['fuels', 'utilities', 'renewable', 'value-chain'] as const;
export type CoverageList = (typeof coverageLists)[number];

/** `any`: the energy and fuels of a location as a whole. */
export const gapSources = [...coverageLists, 'any'] as const;
export type GapSource = (typeof gapSources)[number];

export const gapExplanationChars = 1000;

/** A source of a location: a fuel, a utility, a renewable or a form of the value chain; 0 for `any`. */
const source = { locationId: id, list: z.enum(gapSources), sourceId: z.number().int().min(0) };

export const gapExplanation = z
  .object({
    gapExplanationId: id,
    ...source,
    /** First days of the first and the last month; null = from then on. */
    firstMonth: date,
    lastMonth: date.nullable(),
    explanation: z.string(),
    updatedOn: instant,
  })
  .meta({ id: 'GapExplanation' });
export type GapExplanation = z.output<typeof gapExplanation>;

export const gapExplanationBody = z
  .object({
    ...source,
    /** Any day of the month. */
    firstMonth: date,
    lastMonth: date.nullish().transform((day) => day ?? null),
    explanation: requiredText(gapExplanationChars),
  })
  .refine(
    ({ firstMonth, lastMonth }) => lastMonth === null || lastMonth.slice(0, 7) >= firstMonth.slice(0, 7),
    { path: ['lastMonth'], params: { code: 'gapEndsBeforeStart' } },
  );
export type GapExplanationBody = z.output<typeof gapExplanationBody>;

const tag = 'Reviews';
const path = '/api/Emissions/GapExplanations';
const editors = { level: 'editor' } as const;

export const listGapExplanations = defineEndpoint({
  id: 'listGapExplanations',
  tag,
  summary: 'Why sources have no data in months that should have some, newest month first',
  method: 'get',
  path,
  access: { level: 'member' },
  response: z.array(gapExplanation),
});

export const createGapExplanation = defineEndpoint({
  id: 'createGapExplanation',
  tag,
  summary:
    'Explain why a source has no data in certain months: they no longer count as gaps, and reports say so',
  method: 'post',
  path,
  access: editors,
  body: gapExplanationBody,
  response: gapExplanation,
});

export const updateGapExplanation = defineEndpoint({
  id: 'updateGapExplanation',
  tag,
  summary: 'Change the explanation of a gap',
  method: 'put',
  path: `${path}/{id}`,
  access: editors,
  params: idParams,
  body: gapExplanationBody,
  response: gapExplanation,
  isGuarded: true,
});

export const deleteGapExplanation = defineEndpoint({
  id: 'deleteGapExplanation',
  tag,
  summary: 'Delete the explanation of a gap',
  method: 'delete',
  path: `${path}/{id}`,
  access: editors,
  params: idParams,
  isGuarded: true,
});
