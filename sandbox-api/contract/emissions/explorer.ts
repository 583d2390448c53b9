import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id, idOrAllParam } from '#api/contract/fields';

export const chartCategories = ['utilities', 'fuels', 'renewable'] as const;
export type ChartCategory = (typeof chartCategories)[number];

export const chartPoint = z
  .object({
    /** First day of the month. */
    date,
    typeId: id,
    /** Utility, fuel or renewable. */
    name: z.string(),
    carbonEquivalent: z.number(),
    /** Of renewables made on site: what the same energy would have emitted from the grid; never in a total. */
    avoidedCarbonEquivalent: z.number().nullable(),
    /** Hex without hash. */
    colour: z.string(),
    unitSymbol: z.string(),
  })
  .meta({ id: 'ChartPoint' });
export type ChartPoint = z.output<typeof chartPoint>;

export const readEmissionCharts = defineEndpoint({
  id: 'readEmissionCharts',
  tag: 'Explorer',
  summary:
    'Carbon equivalent per month and type, by the headline method; months touched by the range count whole',
  method: 'get',
  path: '/api/Emissions/Charts',
  access: { level: 'member' },
  query: z
    .object({
      category: z.enum(chartCategories).default('utilities'),
      /** 0 = all locations. */
      locationId: idOrAllParam.default(0),
      /** 0 = all types of the category. */
      typeId: idOrAllParam.default(0),
      from: date,
      to: date,
    })
    .refine((range) => range.from <= range.to, { path: ['to'], params: { code: 'dateOrder' } }),
  response: z.array(chartPoint),
});
