import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id } from '#api/contract/fields';
import { ofHeader, reportEditors, reportMembers } from './reports';

export const mostFacilities = 2000;
/** m². */
export const largestAreaM2 = 10_000_000;

/** A type of building or site. */
export const facility = z.object({ facilityId: id, name: z.string() }).meta({ id: 'Facility' });
export type Facility = z.output<typeof facility>;

export const listFacilities = defineEndpoint({
  id: 'listFacilities',
  tag: 'Reports',
  summary: 'Facility types',
  method: 'get',
  path: '/api/Facilities',
  access: reportMembers,
  response: z.array(facility),
});

export const facilityRow = z
  .object({
    reportHeaderId: id,
    locationId: id,
    facilityId: id,
    /** m². */
    area: z.number().int().positive().max(largestAreaM2),
    /** Else leased. */
    isOwned: z.boolean(),
    /** Left out of the report, with its share of the location's area. */
    exclude: z.boolean(),
  })
  .meta({ id: 'ReportFacility' });
export type FacilityRow = z.output<typeof facilityRow>;

export const reportLocation = z
  .object({
    locationId: id,
    name: z.string(),
    address: z.string(),
    /** m²; null where it is not recorded. */
    area: z.number().int().nullable(),
    active: z.boolean(),
    facilities: z.array(facilityRow),
  })
  .meta({ id: 'ReportLocation' });
export type ReportLocation = z.output<typeof reportLocation>;

export const listReportLocations = defineEndpoint({
  id: 'listReportLocations',
  tag: 'Reports',
  summary: 'Locations that are in use or have data in the period of a report, with their facilities',
  method: 'get',
  path: '/api/Reports/{id}/Locations',
  access: reportMembers,
  params: ofHeader,
  response: z.array(reportLocation),
});

export const replaceReportFacilities = defineEndpoint({
  id: 'replaceReportFacilities',
  tag: 'Reports',
  summary: 'Replace the facilities of a report',
  method: 'put',
  path: '/api/Reports/{id}/Facilities',
  access: reportEditors,
  isGuarded: true,
  params: ofHeader,
  body: z.array(facilityRow).max(mostFacilities),
  response: z.array(reportLocation),
});
