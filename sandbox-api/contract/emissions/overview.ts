import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import {
  electricitySeries,
  emissionMonths,
  rankedCategories,
  scopeAggregates,
  topEmissions,
} from './dashboard';
import { widgetSelection, yearSetting } from './dashboard-settings';
import { option } from './lookups';

/** Sources in the overview. */
export const topCountOfOverview = 10;

export const overview = z
  .object({
    selections: z.array(widgetSelection),
    /** Years with data, newest first, after an entry "most recent" with value 0. */
    years: z.array(option),
    year: yearSetting,
    /** Figures of that year. */
    totals: scopeAggregates,
    months: emissionMonths,
    categories: rankedCategories,
    sources: topEmissions,
    /** Null without the licence for Scope 2. */
    electricity: electricitySeries.nullable(),
  })
  .meta({ id: 'Overview' });
export type Overview = z.output<typeof overview>;

/** Besides the specified call of each tile: one response for a screen that needs them all. */
export const readOverview = defineEndpoint({
  id: 'readOverview',
  tag: 'Widgets',
  summary: 'All that the dashboard shows: its widgets, the years and the figures of the chosen one',
  method: 'get',
  path: '/api/Widgets/Overview',
  access: { level: 'member' },
  response: overview,
});
