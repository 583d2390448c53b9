import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, idParam, wholeParam } from '#api/contract/fields';
import { lastXMonths } from './lookups';

export const widgetCodes = [
  'LINKS',
  'GUIDES',
  'TOTALS',
  'CATEGORIES',
  'ELECTRICITY',
  'SOURCES',
  'ELECTRICITY_GRAPH',
] as const;
export type WidgetCode = (typeof widgetCodes)[number];

export const widgetSelection = z
  .object({
    widgetId: id,
    name: z.string(),
    code: z.enum(widgetCodes),
    show: z.boolean(),
    displayOrder: z.number().int().positive(),
  })
  .meta({ id: 'WidgetSelection' });
export type WidgetSelection = z.output<typeof widgetSelection>;

export const durationSetting = z
  .object({
    duration: z
      .number()
      .int()
      .refine((months) => lastXMonths.some((choice) => choice === months), {
        params: { code: 'unknownReference' },
      }),
  })
  .meta({ id: 'DurationSetting' });
export type DurationSetting = z.output<typeof durationSetting>;

export const yearSetting = z
  .object({
    year: z.number().int(),
    /** The user follows the newest year with data instead of a fixed one. */
    isMostRecent: z.boolean(),
  })
  .meta({ id: 'YearSetting' });
export type YearSetting = z.output<typeof yearSetting>;

export const yearSettingBody = z.object({
  /** 0 follows the newest year with data. */
  year: z
    .number()
    .int()
    .refine((year) => year === 0 || (year >= 1990 && year <= 2100), {
      params: { code: 'between', min: 1990, max: 2100 },
    }),
});

/** The view of the dashboard is personal, like the language: a View role may change it, too. */
const member = { level: 'member' } as const;
const scope1 = { level: 'member', modules: ['SCOPE1'] } as const;
const scope2 = { level: 'member', modules: ['SCOPE2'] } as const;
const tag = 'Widgets';

export const readFuelAggregateSettings = defineEndpoint({
  id: 'readFuelAggregateSettings',
  tag,
  summary: 'Months the fuel chart shows',
  method: 'get',
  path: '/api/Widgets/Fuels/Aggregates/Settings',
  access: scope1,
  response: durationSetting,
});

export const updateFuelAggregateSettings = defineEndpoint({
  id: 'updateFuelAggregateSettings',
  tag,
  summary: 'Choose the months the fuel chart shows',
  method: 'put',
  path: '/api/Widgets/Fuels/Aggregates/Settings',
  access: scope1,
  body: durationSetting,
  response: durationSetting,
});

export const readUtilityAggregateSettings = defineEndpoint({
  id: 'readUtilityAggregateSettings',
  tag,
  summary: 'Months the utility chart shows',
  method: 'get',
  path: '/api/Widgets/Utilities/Aggregates/Settings',
  access: scope2,
  response: durationSetting,
});

export const updateUtilityAggregateSettings = defineEndpoint({
  id: 'updateUtilityAggregateSettings',
  tag,
  summary: 'Choose the months the utility chart shows',
  method: 'put',
  path: '/api/Widgets/Utilities/Aggregates/Settings',
  access: scope2,
  body: durationSetting,
  response: durationSetting,
});

export const readYearSetting = defineEndpoint({
  id: 'readYearSetting',
  tag,
  summary: 'Year the dashboard shows',
  method: 'get',
  path: '/api/Widgets/Settings/Year',
  access: member,
  response: yearSetting,
});

export const updateYearSetting = defineEndpoint({
  id: 'updateYearSetting',
  tag,
  summary: 'Choose the year the dashboard shows',
  method: 'put',
  path: '/api/Widgets/Settings/Year',
  access: member,
  body: yearSettingBody,
  response: yearSetting,
});

export const listWidgetSelections = defineEndpoint({
  id: 'listWidgetSelections',
  tag,
  summary: 'Widgets of the dashboard in the user’s order',
  method: 'get',
  path: '/api/Widgets/Selections',
  access: member,
  response: z.array(widgetSelection),
});

export const updateWidgetSelection = defineEndpoint({
  id: 'updateWidgetSelection',
  tag,
  summary: 'Show or hide a widget',
  method: 'put',
  path: '/api/Widgets/{widgetId}/Selections',
  access: member,
  params: z.object({ widgetId: idParam }),
  body: z.object({ widgetId: id.optional(), show: z.boolean() }),
  response: z.array(widgetSelection),
});

export const moveWidget = defineEndpoint({
  id: 'moveWidget',
  tag,
  summary: 'Move a widget to another place; the first is 1',
  method: 'put',
  path: '/api/Widgets/{widgetId}/Selections/Order',
  access: member,
  params: z.object({ widgetId: idParam }),
  query: z.object({ newPosition: wholeParam(1, widgetCodes.length) }),
  response: z.array(widgetSelection),
});
