import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id, idParam, idParams, instant, locationParams, pageQuery } from '#api/contract/fields';
import { checkedEntries, entriesToCheck } from './entry-checks';
import { entryRangeQuery } from './entry-lists';
import { scope3FieldTypes, scope3Value, scope3Values } from './value-chain-forms';

export const scope3Consumption = z
  .object({
    scope3ConsumptionEntryId: id,
    scope3InputFormId: id,
    locationId: id,
    scope3MethodId: id,
    methodLabel: z.string(),
    startDate: date,
    endDate: date,
    /** As entered, for the form. */
    values: scope3Values,
    /** The filled fields of the entry's method, in their order. */
    columns: z.array(
      z.object({
        name: z.string(),
        displayName: z.string(),
        fieldType: z.enum(scope3FieldTypes),
        unitSymbol: z.string().nullable(),
      }),
    ),
    /** One row per figure the entry is made of: cells in the order of the columns, choices by their name. */
    rows: z.array(
      z.object({
        cells: z.array(scope3Value),
        tooltipData: z.array(z.object({ displayName: z.string(), value: z.string() })),
      }),
    ),
    /** kg CO2e. */
    carbonEquivalent: z.number(),
    updatedOn: instant,
  })
  .meta({ id: 'Scope3Consumption' });
export type Scope3Consumption = z.output<typeof scope3Consumption>;

/**
 * The valid values depend on the method; the server checks them against its fields and names each in its own
 * words.
 */
export const scope3ConsumptionBody = z.object({
  scope3InputFormId: id,
  locationId: id,
  scope3MethodId: id,
  values: scope3Values,
});
export type Scope3ConsumptionBody = z.output<typeof scope3ConsumptionBody>;

const changedScope3Consumption = scope3ConsumptionBody.extend({ scope3ConsumptionEntryId: id.optional() });

const members = { level: 'member', modules: ['SCOPE3'] } as const;
const editors = { level: 'editor', modules: ['SCOPE3'] } as const;
const tag = 'Scope 3 consumptions';

export const listScope3Consumptions = defineEndpoint({
  id: 'listScope3Consumptions',
  tag,
  summary: 'Value-chain entries of a location, newest first',
  method: 'get',
  path: '/api/Locations/{locationId}/Scope3/Consumptions',
  access: members,
  params: locationParams,
  query: pageQuery,
  response: z.array(scope3Consumption),
  isPaged: true,
});

export const listScope3FormConsumptions = defineEndpoint({
  id: 'listScope3FormConsumptions',
  tag,
  summary: 'Entries of one form at a location, newest first; all, or those that touch a range of days',
  method: 'get',
  path: '/api/Locations/{locationId}/Scope3/InputForms/{inputFormId}/Consumptions',
  access: members,
  params: locationParams.extend({ inputFormId: idParam }),
  query: entryRangeQuery,
  response: z.array(scope3Consumption),
  isPaged: true,
});

export const createScope3Consumption = defineEndpoint({
  id: 'createScope3Consumption',
  tag,
  summary: 'Record an entry of the value chain',
  method: 'post',
  path: '/api/Scope3/Consumptions',
  access: editors,
  body: scope3ConsumptionBody,
  response: scope3Consumption,
});

export const updateScope3Consumption = defineEndpoint({
  id: 'updateScope3Consumption',
  tag,
  summary: 'Change an entry of the value chain',
  method: 'put',
  path: '/api/Scope3/Consumptions/{id}',
  access: editors,
  params: idParams,
  body: changedScope3Consumption,
  response: scope3Consumption,
  isGuarded: true,
});

export const checkScope3Consumptions = defineEndpoint({
  id: 'checkScope3Consumptions',
  tag,
  summary: 'What is worth a second look in value-chain entries before they are recorded; changes nothing',
  method: 'post',
  path: '/api/Emissions/Scope3/Consumptions/Checks',
  access: editors,
  body: entriesToCheck(changedScope3Consumption),
  response: checkedEntries,
  isReadOnly: true,
});

export const deleteScope3Consumption = defineEndpoint({
  id: 'deleteScope3Consumption',
  tag,
  summary: 'Delete an entry of the value chain',
  method: 'delete',
  path: '/api/Scope3/Consumptions/{id}',
  access: editors,
  params: idParams,
  isGuarded: true,
});
