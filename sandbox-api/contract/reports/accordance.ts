import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { headerParams, reportMembers } from './reports';

/** What a greenhouse gas report may lack before it can state that it is in accordance with the standards. */
export const accordanceChecks = [
  'approach',
  'scope3Reasons',
  'totals',
  'gases',
  'dataGaps',
  'reviews',
  'unanswered',
  'notAllData',
  'baseYear',
  'baseYearReason',
  'baseYearFigures',
  'recalculationPolicy',
  'exclusions',
  'boundaryChanges',
  'responsible',
  'uncertainty',
  'verification',
] as const;
export type AccordanceCheck = (typeof accordanceChecks)[number];

export const reportAccordance = z
  .object({
    /** Whether a report of this type can be in accordance with the GHG Protocol and ISO 14064-1. */
    isAsked: z.boolean(),
    missing: z.array(
      z.object({
        check: z.enum(accordanceChecks),
        /** As the report prints it, in the caller's language. */
        text: z.string(),
      }),
    ),
  })
  .meta({ id: 'ReportAccordance' });
export type ReportAccordance = z.output<typeof reportAccordance>;

export const readReportAccordance = defineEndpoint({
  id: 'readReportAccordance',
  tag: 'Reports',
  summary: 'What currently keeps a greenhouse gas report from claiming conformity with the standards',
  method: 'get',
  path: '/api/Reports/Headers/{headerId}/Accordance',
  access: reportMembers,
  params: headerParams,
  response: reportAccordance,
});
