import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id } from '#api/contract/fields';

/** `id` and `countryId` are the same key, the ISO 3166 number; `code` is the two-letter code as well. */
export const country = z
  .object({
    id,
    countryId: id,
    name: z.string(),
    code: z.string(),
    isoCodeTwo: z.string(),
    /** The language a new user of this country starts with. */
    languageId: id,
    requiresVatNumber: z.boolean(),
    hasPkdNumber: z.boolean(),
  })
  .meta({ id: 'Country' });
export type Country = z.output<typeof country>;

export const listCountries = defineEndpoint({
  id: 'listCountries',
  tag: 'Lookups',
  summary: 'Countries by name in the language asked for',
  method: 'get',
  path: '/api/Countries',
  access: { level: 'public' },
  response: z.array(country),
});

export const gridSubregion = z
  .object({
    code: z.string(),
    /** As its publisher prints it, in every language. */
    name: z.string(),
    countryId: id,
  })
  .meta({ id: 'GridSubregion' });
export type GridSubregion = z.output<typeof gridSubregion>;

export const listGridSubregions = defineEndpoint({
  id: 'listGridSubregions',
  tag: 'Lookups',
  summary:
    'Parts of national grids that have their own published factor (US: the subregions of eGRID), by code',
  method: 'get',
  path: '/api/GridSubregions',
  access: { level: 'member' },
  response: z.array(gridSubregion),
});
