import { z } from 'zod';
import {
  belowZeroIssue,
  correctsId,
  creditNoteOutputs,
  isNotBelowZero,
} from '#api/contract/activity-data/credit-notes';
import { checkedEntries, entriesToCheck } from '#api/contract/activity-data/entry-checks';
import { entryListQuery, entrySummary, entrySummaryQuery } from '#api/contract/activity-data/entry-lists';
import { utilityExtraTexts } from '#api/contract/activity-data/extra-fields';
import { dateRangeQuery, isInOrder, orderIssue } from '#api/contract/emissions/lookups';
import { defineEndpoint } from '#api/contract/endpoint';
import { extraInputs, extraOutputs } from '#api/contract/extra-texts';
import {
  date,
  id,
  idParam,
  idParams,
  instant,
  locationParams,
  optionalLine,
  signedAmount,
} from '#api/contract/fields';

/**
 * Minimum and maximum kWh of cooling per kWh of electricity. Our convention, because no standard gives one: a
 * chiller makes 2 to 7, sea water that is only pumped up to some 30, and below 1 the electricity would be
 * more than the cooling.
 */
export const copBounds = { min: 1, max: 40 } as const;

export const utilityConsumption = z
  .object({
    utilityConsumptionId: id,
    locationId: id,
    utilityId: id,
    utilityName: z.string(),
    value: z.number(),
    unitId: id,
    unitSymbol: z.string(),
    /** First and last day, both included. */
    startDate: date,
    endDate: date,
    reference: z.string().nullable(),
    /** For cooling: kWh of cooling per kWh of electricity. Used if no factor is stated. */
    cop: z.number().nullable(),
    ...extraOutputs(utilityExtraTexts),
    /** kg CO2e by the company’s headline Scope 2 method. */
    carbonEquivalent: z.number(),
    ...creditNoteOutputs,
    updatedOn: instant,
  })
  .meta({ id: 'UtilityConsumption' });
export type UtilityConsumption = z.output<typeof utilityConsumption>;

/** Required for cooling without an own factor of the company, and refused with anything else. */
export const copField = z
  .number()
  .min(copBounds.min)
  .max(copBounds.max)
  .overwrite((value) => Number(value.toFixed(6)))
  .nullish()
  .transform((value) => value ?? null);

const utilityConsumptionFields = z.object({
  locationId: id,
  utilityId: id,
  value: signedAmount,
  unitId: id,
  startDate: date,
  endDate: date,
  reference: optionalLine(120),
  correctsId,
  cop: copField,
  ...extraInputs(utilityExtraTexts),
});

/** The user's input. That the range does not end after today is checked with the server's clock. */
export const utilityConsumptionBody = utilityConsumptionFields
  .refine(isInOrder, orderIssue)
  .refine(isNotBelowZero, belowZeroIssue);
export type UtilityConsumptionBody = z.output<typeof utilityConsumptionBody>;

const changedUtilityConsumption = utilityConsumptionFields
  .extend({ utilityConsumptionId: id.optional() })
  .refine(isInOrder, orderIssue)
  .refine(isNotBelowZero, belowZeroIssue);

const editors = { level: 'editor', modules: ['SCOPE2'] } as const;
const members = { level: 'member', modules: ['SCOPE2'] } as const;

export const listUtilityConsumptions = defineEndpoint({
  id: 'listUtilityConsumptions',
  tag: 'Utility consumptions',
  summary: 'Utility consumptions of a location, newest first unless asked otherwise',
  method: 'get',
  path: '/api/Locations/{locationId}/Utilities/Consumptions',
  access: members,
  params: locationParams,
  query: entryListQuery,
  response: z.array(utilityConsumption),
  isPaged: true,
});

export const summarizeUtilityConsumptions = defineEndpoint({
  id: 'summarizeUtilityConsumptions',
  tag: 'Utility consumptions',
  summary: 'Number, emissions and covered months of the utility consumptions of a location',
  method: 'get',
  path: '/api/Emissions/Locations/{locationId}/Utilities/Summary',
  access: members,
  params: locationParams,
  query: entrySummaryQuery,
  response: entrySummary,
});

export const createUtilityConsumption = defineEndpoint({
  id: 'createUtilityConsumption',
  tag: 'Utility consumptions',
  summary: 'Record a bill for electricity, heat, steam or cooling',
  method: 'post',
  path: '/api/Utilities/Consumptions',
  access: editors,
  body: utilityConsumptionBody,
  response: utilityConsumption,
});

export const updateUtilityConsumption = defineEndpoint({
  id: 'updateUtilityConsumption',
  tag: 'Utility consumptions',
  summary: 'Change a utility consumption',
  method: 'put',
  path: '/api/Utilities/Consumptions/{id}',
  access: editors,
  params: idParams,
  body: changedUtilityConsumption,
  response: utilityConsumption,
  isGuarded: true,
});

export const checkUtilityConsumptions = defineEndpoint({
  id: 'checkUtilityConsumptions',
  tag: 'Utility consumptions',
  summary: 'What is worth a second look in utility consumptions before they are recorded; changes nothing',
  method: 'post',
  path: '/api/Emissions/Utilities/Consumptions/Checks',
  access: editors,
  body: entriesToCheck(changedUtilityConsumption),
  response: checkedEntries,
  isReadOnly: true,
});

export const deleteUtilityConsumption = defineEndpoint({
  id: 'deleteUtilityConsumption',
  tag: 'Utility consumptions',
  summary: 'Delete a utility consumption',
  method: 'delete',
  path: '/api/Utilities/Consumptions/{id}',
  access: editors,
  params: idParams,
  isGuarded: true,
});

export const listUtilityConsumptionsInRange = defineEndpoint({
  id: 'listUtilityConsumptionsInRange',
  tag: 'Utility consumptions',
  summary: 'Consumptions of one utility at a location that touch a range of dates, oldest first',
  method: 'get',
  path: '/api/Locations/{locationId}/Utilities/{utilityId}/Consumptions',
  access: members,
  params: locationParams.extend({ utilityId: idParam }),
  query: dateRangeQuery,
  response: z.array(utilityConsumption),
});
