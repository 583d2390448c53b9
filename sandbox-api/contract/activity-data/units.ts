import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { flagParam, id, idParam } from '#api/contract/fields';

export const unit = z.object({ unitId: id, symbol: z.string(), name: z.string() }).meta({ id: 'Unit' });
export type Unit = z.output<typeof unit>;

export const unitConversion = unit
  .extend({
    /** Number of this unit in one of the requested unit; null if it depends on the fuel. */
    factor: z.number().nullable(),
  })
  .meta({ id: 'UnitConversion' });
export type UnitConversion = z.output<typeof unitConversion>;

export const listUnitConversions = defineEndpoint({
  id: 'listUnitConversions',
  tag: 'Units',
  summary: 'Units a unit converts to; with an item, only those the item can be entered in',
  method: 'get',
  path: '/api/Units/{unitId}/Conversions',
  access: { level: 'member' },
  params: z.object({ unitId: idParam }),
  query: z.object({
    /** Lists the requested unit itself, too, as the first one. */
    includeDest: flagParam.default(false),
    /** At most one of these: a fuel also converts by its calorific value and density. */
    fuelId: idParam.optional(),
    utilityId: idParam.optional(),
    renewableId: idParam.optional(),
  }),
  response: z.array(unitConversion),
});
