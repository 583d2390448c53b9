import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id, idOrAllParam, wholeParam } from '#api/contract/fields';
import { sourceKinds } from './emission-selection';

/** Hex without hash. */
const colour = z.string().regex(/^[0-9A-F]{6}$/i);
const rank = z.number().int().positive();
/** First days of the first and the last month of a chart. */
const chartMonths = { from: date, to: date };

export const fuelAggregate = z
  .object({
    fuelId: id,
    fuelName: z.string(),
    /** Share of the fuels' emissions, 0 to 100. */
    percentage: z.number(),
    carbonEquivalent: z.number(),
    colour,
    unitSymbol: z.string(),
    ...chartMonths,
  })
  .meta({ id: 'FuelAggregate' });
export type FuelAggregate = z.output<typeof fuelAggregate>;

export const utilityAggregate = z
  .object({
    utilityId: id,
    utilityName: z.string(),
    carbonEquivalent: z.number(),
    colour,
    unitSymbol: z.string(),
    ...chartMonths,
  })
  .meta({ id: 'UtilityAggregate' });
export type UtilityAggregate = z.output<typeof utilityAggregate>;

export const scopeTotal = z
  .object({
    scope: z.number().int().min(1).max(3),
    name: z.string(),
    /** By the company's headline Scope 2 method. */
    carbonEquivalent: z.number(),
    /** In the reader's language, with its unit. */
    formattedCe: z.string(),
    carbonEquivalentLocationBased: z.number(),
    carbonEquivalentMarketBased: z.number(),
  })
  .meta({ id: 'ScopeTotal' });

export const scopeAggregates = z
  .object({
    year: z.number().int(),
    /** By the company's headline Scope 2 method. */
    total: z.number(),
    formattedTotal: z.string(),
    unitSymbol: z.string(),
    headlineScope2Method: z.enum(['location', 'market']),
    /** The same with the location-based Scope 2; the two are never added. */
    totalLocationBased: z.number(),
    formattedTotalLocationBased: z.string(),
    totalMarketBased: z.number(),
    formattedTotalMarketBased: z.string(),
    /** Part of the market-based total calculated with a location-based factor instead, 0 to 1. */
    marketBasedStandInShare: z.number(),
    entries: z.array(scopeTotal),
  })
  .meta({ id: 'ScopeAggregates' });
export type ScopeAggregates = z.output<typeof scopeAggregates>;

export const rankedCategories = z
  .object({
    year: z.number().int(),
    unitSymbol: z.string(),
    categories: z.array(
      z.object({
        rank,
        scope: z.number().int(),
        /** GHG Protocol category, for instance `1.1`. */
        category: z.string(),
        name: z.string(),
        carbonEquivalent: z.number(),
        colour,
      }),
    ),
  })
  .meta({ id: 'RankedCategories' });
export type RankedCategories = z.output<typeof rankedCategories>;

export const topEmissions = z
  .object({
    year: z.number().int(),
    unitSymbol: z.string(),
    topEmissions: z.array(
      z.object({
        rank,
        /** What emits, and where. */
        entityName: z.string(),
        kind: z.enum(sourceKinds),
        itemId: id,
        category: z.string(),
        locationId: id,
        carbonEquivalent: z.number(),
        colour,
      }),
    ),
  })
  .meta({ id: 'TopEmissions' });
export type TopEmissions = z.output<typeof topEmissions>;

const electricityType = z.object({
  name: z.string(),
  kind: z.enum(sourceKinds),
  itemId: id,
  /** Contract behind bought electricity; 0 = none. */
  supplyTypeId: z.number().int().min(0),
  value: z.number(),
  /** Share of all electricity used, 0 to 100. */
  valuePercentage: z.number(),
  colour,
});

export const electricityShares = z
  .object({ year: z.number().int(), unitSymbol: z.string(), types: z.array(electricityType) })
  .meta({ id: 'ElectricityShares' });
export type ElectricityShares = z.output<typeof electricityShares>;

export const electricitySeries = z
  .object({
    year: z.number().int(),
    unitSymbol: z.string(),
    types: z.array(
      electricityType.extend({
        /** One entry per month with data; `date` is its first day. */
        entries: z.array(z.object({ date, value: z.number() })),
      }),
    ),
  })
  .meta({ id: 'ElectricitySeries' });
export type ElectricitySeries = z.output<typeof electricitySeries>;

/** Kilograms per licensed scope, by the headline method. */
const scopeAmounts = z.array(
  z.object({ scope: z.number().int().min(1).max(3), carbonEquivalent: z.number() }),
);

export const emissionMonths = z
  .object({
    year: z.number().int(),
    unitSymbol: z.string(),
    /** One entry per month with data; `date` is its first day. */
    months: z.array(z.object({ date, scopes: scopeAmounts })),
    /** Months with data that are over. */
    coveredMonths: z.number().int().min(0).max(12),
    /** The covered months against the same months of the previous year; null if no month is covered in both. */
    comparison: z
      .object({
        year: z.number().int(),
        months: z.number().int().min(1).max(12),
        total: z.number(),
        previousTotal: z.number(),
        /** Of the previous year, in per cent; null if that was zero. */
        changePercentage: z.number().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'EmissionMonths' });
export type EmissionMonths = z.output<typeof emissionMonths>;

const member = { level: 'member' } as const;
const scope1 = { level: 'member', modules: ['SCOPE1'] } as const;
const scope2 = { level: 'member', modules: ['SCOPE2'] } as const;
const tag = 'Widgets';
const byLocation = z.object({
  /** 0 = all locations. */
  locationId: idOrAllParam.default(0),
});

export const listFuelAggregates = defineEndpoint({
  id: 'listFuelAggregates',
  tag,
  summary: 'Shares of the fuels in the emissions of the chosen months',
  method: 'get',
  path: '/api/Widgets/Fuels/Aggregates',
  access: scope1,
  query: byLocation,
  response: z.array(fuelAggregate),
});

export const listUtilityAggregates = defineEndpoint({
  id: 'listUtilityAggregates',
  tag,
  summary: 'Emissions of each utility in the chosen months, by the headline method',
  method: 'get',
  path: '/api/Widgets/Utilities/Aggregates',
  access: scope2,
  query: byLocation,
  response: z.array(utilityAggregate),
});

export const readScopeAggregates = defineEndpoint({
  id: 'readScopeAggregates',
  tag,
  summary: 'Emissions of the year per licensed scope',
  method: 'get',
  path: '/api/Widgets/Scopes/Aggregates',
  access: member,
  response: scopeAggregates,
});

export const readEmissionCategories = defineEndpoint({
  id: 'readEmissionCategories',
  tag,
  summary: 'Emission categories of the year, largest first',
  method: 'get',
  path: '/api/Widgets/Emissions/Categories',
  access: member,
  response: rankedCategories,
});

export const readTopEmissions = defineEndpoint({
  id: 'readTopEmissions',
  tag,
  summary: 'The largest emission sources of the year',
  method: 'get',
  path: '/api/Widgets/Emissions/Tops/{count}',
  access: member,
  params: z.object({ count: wholeParam(1, 100) }),
  response: topEmissions,
});

export const readElectricityShares = defineEndpoint({
  id: 'readElectricityShares',
  tag,
  summary: 'Electricity used in the year by type',
  method: 'get',
  path: '/api/Widgets/Electricity',
  access: scope2,
  response: electricityShares,
});

export const readElectricitySeries = defineEndpoint({
  id: 'readElectricitySeries',
  tag,
  summary: 'Electricity used per month of the year by type',
  method: 'get',
  path: '/api/Widgets/Electricity/Aggregates',
  access: scope2,
  response: electricitySeries,
});

export const readEmissionMonths = defineEndpoint({
  id: 'readEmissionMonths',
  tag,
  summary:
    'Emissions per month of the year and scope, how many months are covered, and the change on a year before',
  method: 'get',
  path: '/api/Emissions/Months',
  access: member,
  response: emissionMonths,
});
