import { z } from 'zod';
import {
  belowZeroIssue,
  correctsId,
  creditNoteOutputs,
  isNotBelowZero,
} from '#api/contract/activity-data/credit-notes';
import { checkedEntries, entriesToCheck } from '#api/contract/activity-data/entry-checks';
import { entryListQuery, entrySummary, entrySummaryQuery } from '#api/contract/activity-data/entry-lists';
import { fuelExtraTexts } from '#api/contract/activity-data/extra-fields';
import { dateBounds, dateRangeQuery } from '#api/contract/emissions/lookups';
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
import { workedOutInputs, workedOutOutputs } from './worked-out-amounts';

/** Energy per amount: `net` is the lower heating value, `gross` the higher. */
export const calorificValueUnit = z.enum([
  'MJ/kg-net',
  'MJ/kg-gross',
  'MJ/l-net',
  'MJ/l-gross',
  'MJ/m3-net',
  'MJ/m3-gross',
  'kWh/m3-net',
  'kWh/m3-gross',
]);

/** The allowed distance from the published value depends on the fuel and is checked by the server. */
const fuelProperty = z
  .number()
  .gt(0)
  .lt(1e6)
  .overwrite((value) => Number(value.toFixed(9)))
  .nullish()
  .transform((value) => value ?? null);

export const fuelConsumption = z
  .object({
    fuelConsumptionId: id,
    locationId: id,
    fuelCategoryId: id,
    fuelCategoryName: z.string(),
    fuelId: id,
    fuelName: z.string(),
    fuelVariantId: id.nullable(),
    fuelVariantName: z.string().nullable(),
    value: z.number(),
    unitId: id,
    unitSymbol: z.string(),
    /** First day of a bill over several days; null if all of it belongs to `date`. */
    startDate: date.nullable(),
    /** The day, or the last one of a bill. */
    date,
    reference: z.string().nullable(),
    /** kg/m³, of the delivery itself; null if the published value applies. */
    density: z.number().nullable(),
    /** In `calorificValueUnit`, of the delivery itself; null if the published value applies. */
    calorificValue: z.number().nullable(),
    calorificValueUnit: calorificValueUnit.nullable(),
    /** Cubic metres of the calorific value in one as metered, as the bill states it; null where there is none. */
    volumeCorrection: z.number().nullable(),
    ...extraOutputs(fuelExtraTexts),
    ...workedOutOutputs,
    /** kg CO2e. */
    carbonEquivalent: z.number(),
    ...creditNoteOutputs,
    updatedOn: instant,
  })
  .meta({ id: 'FuelConsumption' });
export type FuelConsumption = z.output<typeof fuelConsumption>;

/** The fields of an entry, without the rule of its days. */
export const fuelConsumptionFields = z.object({
  locationId: id,
  fuelId: id,
  fuelVariantId: id.nullish().transform((variantId) => variantId ?? null),
  value: signedAmount,
  unitId: id,
  /** First day of a bill over several days, such as one for gas: its amount is spread over its days. */
  startDate: date.nullish().transform((day) => day ?? null),
  /** The day, or the last one of a bill. */
  date,
  reference: optionalLine(120),
  correctsId,
  /** kg/m³, instead of the published one; `deliveryNote` or `reference` names the document. */
  density: fuelProperty,
  /** In `calorificValueUnit`, instead of the published one. */
  calorificValue: fuelProperty,
  calorificValueUnit: calorificValueUnit.nullish().transform((unit) => unit ?? null),
  /** As a gas bill states it beside its calorific value of a cubic metre. */
  volumeCorrection: fuelProperty,
  ...extraInputs(fuelExtraTexts),
  ...workedOutInputs,
});

/** A bill does not start after its last day. */
export const isFuelInOrder = ({ startDate, date }: { startDate: string | null; date: string }) =>
  startDate === null || startDate <= date;
export const fuelOrderIssue = { path: ['date'], params: { code: 'dateOrder' } };

/** The user's input. That the date is not after today is checked with the server's clock. */
export const fuelConsumptionBody = fuelConsumptionFields
  .refine(isFuelInOrder, fuelOrderIssue)
  .refine(isNotBelowZero, belowZeroIssue);
export type FuelConsumptionBody = z.output<typeof fuelConsumptionBody>;

const changedFuelConsumption = fuelConsumptionFields
  .extend({ fuelConsumptionId: id.optional() })
  .refine(isFuelInOrder, fuelOrderIssue)
  .refine(isNotBelowZero, belowZeroIssue);

const editors = { level: 'editor', modules: ['SCOPE1'] } as const;

export const listFuelConsumptions = defineEndpoint({
  id: 'listFuelConsumptions',
  tag: 'Fuel consumptions',
  summary: 'Fuel consumptions of a location, newest first unless asked otherwise',
  method: 'get',
  path: '/api/Locations/{locationId}/Fuels/Consumptions',
  access: { level: 'member', modules: ['SCOPE1'] },
  params: locationParams,
  query: entryListQuery,
  response: z.array(fuelConsumption),
  isPaged: true,
});

export const summarizeFuelConsumptions = defineEndpoint({
  id: 'summarizeFuelConsumptions',
  tag: 'Fuel consumptions',
  summary: 'Number, emissions and covered months of the fuel consumptions of a location',
  method: 'get',
  path: '/api/Emissions/Locations/{locationId}/Fuels/Summary',
  access: { level: 'member', modules: ['SCOPE1'] },
  params: locationParams,
  query: entrySummaryQuery,
  response: entrySummary,
});

export const createFuelConsumption = defineEndpoint({
  id: 'createFuelConsumption',
  tag: 'Fuel consumptions',
  summary: 'Record fuel burnt at a location or in its vehicles',
  method: 'post',
  path: '/api/Fuels/Consumptions',
  access: editors,
  body: fuelConsumptionBody,
  response: fuelConsumption,
});

export const updateFuelConsumption = defineEndpoint({
  id: 'updateFuelConsumption',
  tag: 'Fuel consumptions',
  summary: 'Change a fuel consumption',
  method: 'put',
  path: '/api/Fuels/Consumptions/{id}',
  access: editors,
  params: idParams,
  body: changedFuelConsumption,
  response: fuelConsumption,
  isGuarded: true,
});

export const checkFuelConsumptions = defineEndpoint({
  id: 'checkFuelConsumptions',
  tag: 'Fuel consumptions',
  summary: 'What is worth a second look in fuel consumptions before they are recorded; changes nothing',
  method: 'post',
  path: '/api/Emissions/Fuels/Consumptions/Checks',
  access: editors,
  body: entriesToCheck(changedFuelConsumption),
  response: checkedEntries,
  isReadOnly: true,
});

export const deleteFuelConsumption = defineEndpoint({
  id: 'deleteFuelConsumption',
  tag: 'Fuel consumptions',
  summary: 'Delete a fuel consumption',
  method: 'delete',
  path: '/api/Fuels/Consumptions/{id}',
  access: editors,
  params: idParams,
  isGuarded: true,
});

const fuelAtLocation = locationParams.extend({ fuelId: idParam });

export const readFuelConsumptionDates = defineEndpoint({
  id: 'readFuelConsumptionDates',
  tag: 'Fuel consumptions',
  summary: 'First and last date with consumptions of a fuel at a location',
  method: 'get',
  path: '/api/Locations/{locationId}/Fuels/{fuelId}/Consumptions/Dates',
  access: { level: 'member', modules: ['SCOPE1'] },
  params: fuelAtLocation,
  response: dateBounds,
});

export const listFuelConsumptionsInRange = defineEndpoint({
  id: 'listFuelConsumptionsInRange',
  tag: 'Fuel consumptions',
  summary: 'Consumptions of one fuel at a location between two dates, oldest first',
  method: 'get',
  path: '/api/Locations/{locationId}/Fuels/{fuelId}/Consumptions',
  access: { level: 'member', modules: ['SCOPE1'] },
  params: fuelAtLocation,
  query: dateRangeQuery,
  response: z.array(fuelConsumption),
});
