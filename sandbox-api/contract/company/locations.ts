import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, flagParam, id, idParams, instant, optionalLine, requiredLine } from '#api/contract/fields';

export const location = z
  .object({
    locationId: id,
    name: z.string(),
    /** One line for display, built from the address parts. */
    address: z.string(),
    countryId: id.nullable(),
    countryName: z.string().nullable(),
    /** Code of the part of the country's grid, whose factors count for electricity; null = the country's own. */
    gridSubregion: z.string().nullable(),
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

/** An administrator's input. The country is checked against the list. */
export const locationBody = z.object({
  name: requiredLine(120),
  countryId: id,
  /** A code that `listGridSubregions` gives for the country; other countries have none. */
  gridSubregion: optionalLine(10),
  postCode: optionalLine(20),
  town: requiredLine(120),
  address1: requiredLine(),
  address2: optionalLine(),
  address3: optionalLine(),
  /** Floor area in m². */
  area: z
    .number()
    .min(0)
    .max(100_000_000)
    .nullish()
    // Kept as a whole number; plans and deeds have decimals.
    .transform((area) => (area == null ? null : Math.round(area))),
});
export type LocationBody = z.output<typeof locationBody>;

export const createLocation = defineEndpoint({
  id: 'createLocation',
  tag: 'Locations',
  summary: 'Add a location',
  method: 'post',
  path: '/api/Locations',
  access: { level: 'admin' },
  body: locationBody,
  response: location,
});

export const updateLocation = defineEndpoint({
  id: 'updateLocation',
  tag: 'Locations',
  summary: 'Change a location; another country or part of its grid recalculates its emissions',
  method: 'put',
  path: '/api/Locations/{id}',
  access: { level: 'admin' },
  params: idParams,
  body: locationBody.extend({ locationId: id.optional() }),
  response: location,
  isGuarded: true,
});

export const archiveLocation = defineEndpoint({
  id: 'archiveLocation',
  tag: 'Locations',
  summary: 'Archive a location: closed on a date with its data kept, or with its data deleted',
  method: 'delete',
  path: '/api/Locations/{id}',
  access: { level: 'admin' },
  params: idParams,
  query: z.object({
    /** True deletes the entries of the location and the company's own factors for it, irreversibly. */
    deleteData: flagParam.default(false),
    /** Day of closing; needed unless the data is deleted, and not after today. */
    disableDate: date.optional(),
  }),
  isGuarded: true,
});

export const restoreLocation = defineEndpoint({
  id: 'restoreLocation',
  tag: 'Locations',
  summary: 'Bring a location back from the archive',
  method: 'put',
  path: '/api/Locations/{id}/Restore',
  access: { level: 'admin' },
  params: idParams,
  response: location,
});
