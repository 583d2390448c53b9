import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { idParams, pageQuery, wholeParam } from '#api/contract/fields';

/** A published number as printed: a decimal string, since a JSON number would invent or lose digits. */
const printed = z.string();

/** What a factor's numbers cover. */
export const gasCoverage = z.enum(['all', 'co2', 'ch4-n2o', 'biogenic-co2']);

const factorSummary = {
  factorId: z.number().int(),
  /** Name in the reader's language, composed of all levels of the publisher's table. */
  name: z.string(),
  /** The publisher's own words. */
  label: z.string(),
  publisher: z.string(),
  editionYear: z.number().int(),
  region: z.string(),
  yearFrom: z.number().int(),
  /** Null = valid until replaced. */
  yearTo: z.number().int().nullable(),
  unitSymbol: z.string(),
  /** kg CO2e per unit; null where the publisher prints single gases only. */
  kgCo2e: printed.nullable(),
  /** What the total covers; anything but `all` is no complete figure. */
  gases: gasCoverage,
  /** Where activities of this kind are usually reported: 1, 2, 3, or 0 outside the scopes. */
  scope: z.number().int(),
  /** GHG Protocol category; `outside` for biogenic CO2. */
  category: z.string(),
  /** Empty outside the scopes. */
  categoryName: z.string(),
  /** Caveats of the number: second-hand, single-source, life-cycle, losses-included, derived, spend-based. */
  quality: z.array(z.string()),
};

export const factor = z.object(factorSummary).meta({ id: 'Factor' });
export type Factor = z.output<typeof factor>;

export const factorHistoryPoint = z.object({
  factorId: z.number().int(),
  publisher: z.string(),
  editionTitle: z.string(),
  /** First year the number is for. */
  year: z.number().int(),
  value: printed,
});
export type FactorHistoryPoint = z.output<typeof factorHistoryPoint>;

export const factorUse = z.object({
  kind: z.enum(['fuel', 'utility', 'renewable', 'scope3']),
  /** Key of the row of activity data. */
  sourceId: z.number().int(),
  /** Fuel, utility or renewable; empty if the row has a name of its own. */
  name: z.string(),
  locationName: z.string(),
  firstMonth: z.iso.date(),
  lastMonth: z.iso.date(),
  lineCount: z.number().int(),
});
export type FactorUse = z.output<typeof factorUse>;

/**
 * Why no entry takes a published row of a fuel:
 * - `no-fuel`: the product has no such fuel;
 * - `few-digits`: the same row is printed per another unit with more digits;
 * - `in-tank`: per litre under pressure, in which no delivery is measured;
 * - `other-units`: the fuel is entered in other units, which have their own rows;
 * - `by-origin`: of one origin of the fuel; the row of all origins counts;
 * - `in-stationary-table`, `in-vehicle-tables`: other tables of the publisher have it with all its gases;
 * - `no-density`: no density leads from the units that it is sold in;
 * - `mixed-origin`: its CO2 is partly biogenic, and the table does not say how much.
 */
export const rowNotTaken = z.enum([
  'no-fuel',
  'few-digits',
  'in-tank',
  'other-units',
  'by-origin',
  'in-stationary-table',
  'in-vehicle-tables',
  'no-density',
  'mixed-origin',
]);
export type RowNotTaken = z.output<typeof rowNotTaken>;

export const factorDetail = z
  .object({
    ...factorSummary,
    /** What the number is of, in every edition, and the unit it is per. */
    activityId: z.number().int(),
    unitId: z.number().int(),
    kgCo2: printed.nullable(),
    kgCh4Co2e: printed.nullable(),
    kgN2oCo2e: printed.nullable(),
    kgCo2Biogenic: printed.nullable(),
    /** Place in the source table. */
    sourceRow: z.string(),
    editionTitle: z.string(),
    reference: z.string(),
    licence: z.string(),
    attribution: z.string(),
    gwpBasis: z.enum(['AR4', 'AR5', 'AR6']).nullable(),
    /** The same activity, region and unit over the editions, oldest first; this factor is among them. */
    history: z.array(factorHistoryPoint),
    /** How many lines of the company's ledger the factor works in, and ten of their rows, latest first. */
    useCount: z.number().int(),
    /** First and last month in which it works there; null where it works nowhere. */
    useMonths: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
    uses: z.array(factorUse),
    notTaken: rowNotTaken.nullable(),
  })
  .meta({ id: 'FactorDetail' });
export type FactorDetail = z.output<typeof factorDetail>;

export const factorFilters = z
  .object({
    publishers: z.array(z.object({ series: z.string(), name: z.string() })),
    years: z.array(z.number().int()),
    regions: z.array(z.string()),
    categories: z.array(z.object({ scope: z.number().int(), category: z.string(), name: z.string() })),
  })
  .meta({ id: 'FactorFilters' });
export type FactorFilters = z.output<typeof factorFilters>;

export const factorRadar = z
  .object({
    /** First and last month with emissions; null before there are any. */
    months: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
    /** Lines of the company in the licensed scopes, by the headline method of Scope 2. */
    lineCount: z.number().int(),
    reasons: z.array(
      z.object({
        reason: z.enum([
          'exact',
          'nearest-year',
          'provisional',
          'proxy-region',
          'contract',
          'self-generated',
          'supplier',
          'company-factor',
        ]),
        lineCount: z.number().int(),
        kgCo2e: z.number(),
      }),
    ),
    scope3KgCo2e: z.number(),
    /** Part of Scope 3 that was estimated from spending. */
    spendBasedKgCo2e: z.number(),
  })
  .meta({ id: 'FactorRadar' });
export type FactorRadar = z.output<typeof factorRadar>;

const members = { level: 'member' } as const;

export const listFactors = defineEndpoint({
  id: 'listFactors',
  tag: 'Factors',
  summary: 'The factor catalogue: published numbers by words, publisher, year, region, scope and category',
  method: 'get',
  path: '/api/Factors',
  access: members,
  query: z.object({
    ...pageQuery.shape,
    /** Words that all have to occur in the label or the name. */
    search: z.string().trim().max(100).optional(),
    /** Series of a publisher, see the filters. */
    publisher: z.string().max(40).optional(),
    /** Year the number is valid for. */
    year: wholeParam(1990, 2100).optional(),
    region: z.string().max(10).optional(),
    scope: wholeParam(0, 3).optional(),
    category: z.string().max(10).optional(),
  }),
  response: z.array(factor),
  isPaged: true,
});

export const readFactorFilters = defineEndpoint({
  id: 'readFactorFilters',
  tag: 'Factors',
  summary: 'What the catalogue can be filtered by',
  method: 'get',
  path: '/api/Factors/Filters',
  access: members,
  response: factorFilters,
});

export const readFactorRadar = defineEndpoint({
  id: 'readFactorRadar',
  tag: 'Factors',
  summary: 'How well the factors fit the activities: ledger lines by the reason their factor was chosen',
  method: 'get',
  path: '/api/Factors/Radar',
  access: members,
  response: factorRadar,
});

export const readFactor = defineEndpoint({
  id: 'readFactor',
  tag: 'Factors',
  summary: 'One factor: gases, source, licence, its history over editions, and the rows it works in',
  method: 'get',
  path: '/api/Factors/{id}',
  access: members,
  params: idParams,
  response: factorDetail,
});
