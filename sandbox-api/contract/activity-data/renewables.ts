import { z } from 'zod';
import { locationOrAllParams } from '#api/contract/emissions/lookups';
import { defineEndpoint } from '#api/contract/endpoint';
import { flagParam } from '#api/contract/fields';
import { unit } from './units';

export const renewable = z
  .object({
    renewableId: z.number().int().min(0),
    name: z.string(),
    /** What the amount may be entered in; the first one is preselected. */
    units: z.array(unit),
  })
  .meta({ id: 'Renewable' });
export type Renewable = z.output<typeof renewable>;

export const listLocationRenewables = defineEndpoint({
  id: 'listLocationRenewables',
  tag: 'Renewables',
  summary: 'Renewables with production at a location (0 = all locations), or all that are possible there',
  method: 'get',
  path: '/api/Locations/{locationId}/Renewables',
  access: { level: 'member' },
  params: locationOrAllParams,
  query: z.object({
    listAllPossible: flagParam.default(false),
    /** Puts an entry for "all renewables" with id 0 first. */
    addOptionAll: flagParam.default(false),
  }),
  response: z.array(renewable),
});
