import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id, idParam, idParams, instant, optionalLine } from '#api/contract/fields';

/** Of Europe, the UK, North America, elsewhere. */
const certificateType = z.enum(['go', 'rego', 'rec', 'i-rec', 'other']);

/** An electricity contract of a location; it is in force from its start until the next one starts. */
export const locationSupplyType = z
  .object({
    id,
    locationId: id,
    utilityId: id,
    supplyTypeId: id,
    supplyTypeName: z.string(),
    startDate: date,
    certificateReference: z.string().nullable(),
    certificateType: certificateType.nullable(),
    /** Days of production that the certificates cover, both included; null = open. */
    certificateFrom: date.nullable(),
    certificateTo: date.nullable(),
    /** Energy of the certificates in MWh, for information. */
    certificateMwh: z.number().nullable(),
    /** Percent of the location's electricity that a renewable contract covers; null = all of it. */
    sharePercent: z.number().nullable(),
    /** Energy in MWh that a renewable contract covers in each calendar year; null = no limit. */
    volumeMwh: z.number().nullable(),
    /** A renewable claim without a certificate (methodology, rule 4). */
    isCertificateMissing: z.boolean(),
    updatedOn: instant,
  })
  .meta({ id: 'LocationSupplyType' });
export type LocationSupplyType = z.output<typeof locationSupplyType>;

export const availableSupplyType = z
  .object({
    supplyTypeId: id,
    name: z.string(),
    description: z.string(),
    /** Can cover a share alone. */
    isRenewable: z.boolean(),
  })
  .meta({ id: 'AvailableSupplyType' });
export type AvailableSupplyType = z.output<typeof availableSupplyType>;

export const locationSupplyTypeBody = z
  .object({
    locationId: id,
    supplyTypeId: id,
    startDate: date,
    /** Number of the guarantee of origin or other certificate. */
    certificateReference: optionalLine(120),
    certificateType: certificateType.nullish(),
    /**
     * Days of production that the certificates cover, both included. Outside them the contract counts as one
     * without certificates.
     */
    certificateFrom: date.nullish(),
    certificateTo: date.nullish(),
    /** Energy of the certificates in MWh, for information. */
    certificateMwh: z.number().positive().max(1_000_000_000).nullish(),
    /** Percent of the location's electricity that a renewable contract covers; without it, all. */
    sharePercent: z.number().positive().max(100).nullish(),
    /**
     * Energy in MWh that a renewable contract covers in each calendar year, instead of a share: every kWh of
     * the year under the contract is covered by the same share, volume ÷ consumption.
     */
    volumeMwh: z.number().positive().max(1_000_000_000).nullish(),
  })
  .check(({ value: { certificateFrom, certificateTo, sharePercent, volumeMwh }, issues }) => {
    if (sharePercent && volumeMwh)
      issues.push({
        code: 'custom',
        path: ['volumeMwh'],
        params: { code: 'shareOrVolume' },
        input: volumeMwh,
      });
    if (!certificateFrom || !certificateTo || certificateFrom <= certificateTo) return;
    const params = { code: 'dateOrder' };
    issues.push({ code: 'custom', path: ['certificateTo'], params, input: certificateTo });
  });
export type LocationSupplyTypeBody = z.output<typeof locationSupplyTypeBody>;

const ofUtility = idParams.extend({ utilityId: idParam });

export const listLocationSupplyTypes = defineEndpoint({
  id: 'listLocationSupplyTypes',
  tag: 'Supply types',
  summary: 'Electricity contracts of a location, newest first',
  method: 'get',
  path: '/api/Locations/{id}/Utilities/{utilityId}/SupplyTypes',
  access: { level: 'member', modules: ['SCOPE2'] },
  params: ofUtility,
  response: z.array(locationSupplyType),
});

export const createLocationSupplyType = defineEndpoint({
  id: 'createLocationSupplyType',
  tag: 'Supply types',
  summary: 'Add an electricity contract; one that starts on the same day is replaced',
  method: 'post',
  path: '/api/Locations/Utilities/SupplyTypes',
  access: { level: 'admin', modules: ['SCOPE2'] },
  body: locationSupplyTypeBody,
  response: locationSupplyType,
});

export const listAvailableSupplyTypes = defineEndpoint({
  id: 'listAvailableSupplyTypes',
  tag: 'Supply types',
  summary: 'Contract types a utility of a location can have',
  method: 'get',
  path: '/api/SupplyTypes/Locations/{id}/Utilities/{utilityId}/SupplyTypes/Available',
  access: { level: 'member', modules: ['SCOPE2'] },
  params: ofUtility,
  response: z.array(availableSupplyType),
});
