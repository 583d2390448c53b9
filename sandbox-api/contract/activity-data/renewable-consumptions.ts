import { z } from 'zod';
import {
  belowZeroIssue,
  correctsId,
  creditNoteOutputs,
  isNotBelowZero,
} from '#api/contract/activity-data/credit-notes';
import { checkedEntries, entriesToCheck } from '#api/contract/activity-data/entry-checks';
import { entryListQuery, entrySummary, entrySummaryQuery } from '#api/contract/activity-data/entry-lists';
import { renewableExtraTexts } from '#api/contract/activity-data/extra-fields';
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

export const renewableConsumption = z
  .object({
    renewableConsumptionId: id,
    locationId: id,
    renewableId: id,
    renewableName: z.string(),
    value: z.number(),
    unitId: id,
    unitSymbol: z.string(),
    /** First and last day, both included. */
    startDate: date,
    endDate: date,
    reference: z.string().nullable(),
    ...extraOutputs(renewableExtraTexts),
    /** kg CO2e; what is produced and used on site emits none in Scope 2. */
    carbonEquivalent: z.number(),
    ...creditNoteOutputs,
    updatedOn: instant,
  })
  .meta({ id: 'RenewableConsumption' });
export type RenewableConsumption = z.output<typeof renewableConsumption>;

const renewableConsumptionFields = z.object({
  locationId: id,
  renewableId: id,
  value: signedAmount,
  unitId: id,
  startDate: date,
  endDate: date,
  reference: optionalLine(120),
  correctsId,
  ...extraInputs(renewableExtraTexts),
});

/** The user's input. That the range does not end after today is checked with the server's clock. */
export const renewableConsumptionBody = renewableConsumptionFields
  .refine(isInOrder, orderIssue)
  .refine(isNotBelowZero, belowZeroIssue);
export type RenewableConsumptionBody = z.output<typeof renewableConsumptionBody>;

const changedRenewableConsumption = renewableConsumptionFields
  .extend({ renewableConsumptionId: id.optional() })
  .refine(isInOrder, orderIssue)
  .refine(isNotBelowZero, belowZeroIssue);

const editors = { level: 'editor' } as const;
const members = { level: 'member' } as const;

export const listRenewableConsumptions = defineEndpoint({
  id: 'listRenewableConsumptions',
  tag: 'Renewable consumptions',
  summary: 'Renewable consumptions of a location, newest first unless asked otherwise',
  method: 'get',
  path: '/api/Locations/{locationId}/Renewables/Consumptions',
  access: members,
  params: locationParams,
  query: entryListQuery,
  response: z.array(renewableConsumption),
  isPaged: true,
});

export const summarizeRenewableConsumptions = defineEndpoint({
  id: 'summarizeRenewableConsumptions',
  tag: 'Renewable consumptions',
  summary: 'Number, emissions and covered months of the renewable consumptions of a location',
  method: 'get',
  path: '/api/Emissions/Locations/{locationId}/Renewables/Summary',
  access: members,
  params: locationParams,
  query: entrySummaryQuery,
  response: entrySummary,
});

export const createRenewableConsumption = defineEndpoint({
  id: 'createRenewableConsumption',
  tag: 'Renewable consumptions',
  summary: 'Record renewable energy produced and used at a location',
  method: 'post',
  path: '/api/Renewables/Consumptions',
  access: editors,
  body: renewableConsumptionBody,
  response: renewableConsumption,
});

export const updateRenewableConsumption = defineEndpoint({
  id: 'updateRenewableConsumption',
  tag: 'Renewable consumptions',
  summary: 'Change a renewable consumption',
  method: 'put',
  path: '/api/Renewables/Consumptions/{id}',
  access: editors,
  params: idParams,
  body: changedRenewableConsumption,
  response: renewableConsumption,
  isGuarded: true,
});

export const checkRenewableConsumptions = defineEndpoint({
  id: 'checkRenewableConsumptions',
  tag: 'Renewable consumptions',
  summary: 'What is worth a second look in renewable consumptions before they are recorded; changes nothing',
  method: 'post',
  path: '/api/Emissions/Renewables/Consumptions/Checks',
  access: editors,
  body: entriesToCheck(changedRenewableConsumption),
  response: checkedEntries,
  isReadOnly: true,
});

export const deleteRenewableConsumption = defineEndpoint({
  id: 'deleteRenewableConsumption',
  tag: 'Renewable consumptions',
  summary: 'Delete a renewable consumption',
  method: 'delete',
  path: '/api/Renewables/Consumptions/{id}',
  access: editors,
  params: idParams,
  isGuarded: true,
});

export const listRenewableConsumptionsInRange = defineEndpoint({
  id: 'listRenewableConsumptionsInRange',
  tag: 'Renewable consumptions',
  summary: 'Consumptions of one renewable at a location that touch a range of dates, oldest first',
  method: 'get',
  path: '/api/Locations/{locationId}/Renewables/{renewableId}/Consumptions',
  access: members,
  params: locationParams.extend({ renewableId: idParam }),
  query: dateRangeQuery,
  response: z.array(renewableConsumption),
});
