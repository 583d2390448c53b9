import { z } from 'zod';
import { locationOrAllParams } from '#api/contract/emissions/lookups';
import { defineEndpoint } from '#api/contract/endpoint';
import { flagParam } from '#api/contract/fields';
import { unit } from './units';

export const utility = z
  .object({
    utilityId: z.number().int().min(0),
    name: z.string(),
    isElectricity: z.boolean(),
    /** May be entered with the COP of the plant that produces it. */
    isCooling: z.boolean(),
    /** What the amount may be entered in; the first one is preselected. */
    units: z.array(unit),
  })
  .meta({ id: 'Utility' });
export type Utility = z.output<typeof utility>;

export const listLocationUtilities = defineEndpoint({
  id: 'listLocationUtilities',
  tag: 'Utilities',
  summary: 'Utilities with consumptions at a location (0 = all locations), or all that are possible there',
  method: 'get',
  path: '/api/Locations/{locationId}/Utilities',
  access: { level: 'member', modules: ['SCOPE2'] },
  params: locationOrAllParams,
  query: z.object({
    listAllPossible: flagParam.default(false),
    /** Accepted from callers that send it; the product stores no prices, so it omits nothing. */
    excludeWherePriceExists: flagParam.default(false),
    /** Puts an entry for "all utilities" with id 0 first. */
    addOptionAll: flagParam.default(false),
  }),
  response: z.array(utility),
});
