import { z } from 'zod';
import { locationOrAllParams } from '#api/contract/emissions/lookups';
import { defineEndpoint } from '#api/contract/endpoint';
import { flagParam, id, idParam, locationParams } from '#api/contract/fields';
import { unit } from './units';

export const fuelCategory = z.object({ fuelCategoryId: id, name: z.string() }).meta({ id: 'FuelCategory' });
export type FuelCategory = z.output<typeof fuelCategory>;

export const fuelVariant = z
  .object({
    fuelVariantId: id,
    name: z.string(),
    /**
     * Driven by electricity from the mains: purchased energy of Scope 2. Listed only for companies with a
     * licence for that scope.
     */
    isCharged: z.boolean(),
  })
  .meta({ id: 'FuelVariant' });

export const fuel = z
  .object({
    fuelId: id,
    name: z.string(),
    fuelCategoryId: id,
    /** For vehicles or machinery: its litres may be calculated from a distance. */
    isForVehicles: z.boolean(),
    /** What the amount may be entered in; the first one is preselected. */
    units: z.array(unit),
    variants: z.array(fuelVariant),
  })
  .meta({ id: 'Fuel' });
export type Fuel = z.output<typeof fuel>;

export const usedFuel = z
  .object({ fuelId: z.number().int().min(0), name: z.string() })
  .meta({ id: 'UsedFuel' });
export type UsedFuel = z.output<typeof usedFuel>;

const scope1 = { level: 'member', modules: ['SCOPE1'] } as const;

export const listFuelCategories = defineEndpoint({
  id: 'listFuelCategories',
  tag: 'Fuels',
  summary: 'Fuel categories; with a location, those already used there come first',
  method: 'get',
  path: '/api/Fuels/Categories',
  access: scope1,
  query: z.object({ locationId: idParam.optional() }),
  response: z.array(fuelCategory),
});

export const readFuelCategory = defineEndpoint({
  id: 'readFuelCategory',
  tag: 'Fuels',
  summary: 'One fuel category',
  method: 'get',
  path: '/api/Fuels/Categories/{categoryId}',
  access: scope1,
  params: z.object({ categoryId: idParam }),
  response: fuelCategory,
});

export const listLocationFuels = defineEndpoint({
  id: 'listLocationFuels',
  tag: 'Fuels',
  summary: 'Fuels that can be entered at a location, with their units and variants',
  method: 'get',
  path: '/api/Locations/{locationId}/Fuels',
  access: scope1,
  params: locationParams,
  query: z.object({ categoryId: idParam.optional() }),
  response: z.array(fuel),
});

export const listUsedFuels = defineEndpoint({
  id: 'listUsedFuels',
  tag: 'Fuels',
  summary: 'Fuels with consumptions at a location (0 = all locations)',
  method: 'get',
  path: '/api/Locations/{locationId}/Fuels/Used',
  access: scope1,
  params: locationOrAllParams,
  query: z.object({
    /** Puts an entry for "all fuels" with id 0 first. */
    includeOptionAll: flagParam.default(false),
  }),
  response: z.array(usedFuel),
});
