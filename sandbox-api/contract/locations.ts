import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { flagParam, id, idParams, instant } from './fields';

export const location = z
  .object({
    locationId: id,
    name: z.string(),
    /** One line for display, built from the address parts. */
    address: z.string(),
    countryId: id.nullable(),
    countryName: z.string().nullable(),
    town: z.string().nullable(),
    postCode: z.string().nullable(),
    address1: z.string().nullable(),
    address2: z.string().nullable(),
    address3: z.string().nullable(),
    /** Floor area in m². */
    area: z.number().int().nullable(),
    active: z.boolean(),
    dateDisabled: z.string().nullable(),
    updatedOn: instant.nullable(),
  })
  .meta({ id: 'Location' });
export type Location = z.output<typeof location>;

export const listLocations = defineEndpoint({
  id: 'listLocations',
  tag: 'Locations',
  summary: 'Locations of the company by name',
  method: 'get',
  path: '/api/Locations',
  access: { level: 'member' },
  query: z.object({
    /** Puts an entry for "all locations" with id 0 first. */
    addOptionAll: flagParam.default(false),
    includeInactive: flagParam.default(false),
  }),
  response: z.array(location.extend({ locationId: z.number().int().min(0) })),
});

export const readLocation = defineEndpoint({
  id: 'readLocation',
  tag: 'Locations',
  summary: 'One location with its address',
  method: 'get',
  path: '/api/Locations/{id}',
  access: { level: 'member' },
  params: idParams,
  response: location,
});
