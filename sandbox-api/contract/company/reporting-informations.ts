import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id, instant, optionalText } from '#api/contract/fields';

/** How the organisational boundary is drawn (GHG Protocol Corporate Standard, chapter 3). */
export const consolidationApproaches = ['operational-control', 'financial-control', 'equity-share'] as const;

export const reportingBasis = z
  .object({ reportingBasisId: id, name: z.string(), description: z.string() })
  .meta({ id: 'ReportingBasis' });
export type ReportingBasis = z.output<typeof reportingBasis>;

export const reportingInformation = z
  .object({
    reportingInformationId: id,
    reportingBasisId: id,
    periodStart: date,
    /** One year after the start, less a day. */
    periodEnd: date,
    consolidationApproach: z.enum(consolidationApproaches).nullable(),
    /** The reason for the choice, in the company's own words; null until stated. */
    consolidationReason: z.string().nullable(),
    /** The year that later years are compared with; null until chosen. */
    baseYear: z.number().int().nullable(),
    updatedOn: instant,
  })
  .meta({ id: 'ReportingInformation' });
export type ReportingInformation = z.output<typeof reportingInformation>;

/** The last day of a period must be a calendar day, too. */
const periodStart = z.iso.date({ abort: true }).refine((day) => day >= '1900-01-01' && day <= '2199-12-31', {
  params: { code: 'dateOutOfRange', min: '1900', max: '2199' },
});

export const reportingInformationBody = z.object({
  reportingBasisId: id,
  periodStart,
  /** Accepted because the form sends it; the server calculates it itself. */
  periodEnd: date.nullish(),
  consolidationApproach: z
    .enum(consolidationApproaches)
    .nullish()
    .transform((approach) => approach ?? null),
  consolidationReason: optionalText(1000),
  baseYear: z
    .number()
    .int()
    .min(1990)
    .max(2200)
    .nullish()
    .transform((year) => year ?? null),
  /** Confirms that answers of completeness reviews will be deleted, as shown before. */
  acceptsLoss: z.boolean().default(false),
});
export type ReportingInformationBody = z.output<typeof reportingInformationBody>;

const affectedReview = z.object({
  reviewHeaderId: id,
  periodStart: date,
  periodEnd: date,
  /** Categories with an answer. */
  answers: z.number().int(),
});

export const periodPreview = z
  .object({
    periodEnd: date,
    /** Reviews that stay unchanged. */
    kept: z.array(affectedReview),
    /** Reviews that are deleted, because the new period overlaps theirs. */
    lost: z.array(affectedReview),
    /** Whether the period gets a new review, immediately or, for a future period, on its first day. */
    opens: z.enum(['now', 'later', 'no']),
  })
  .meta({ id: 'PeriodPreview' });
export type PeriodPreview = z.output<typeof periodPreview>;

const tag = 'Companies';
const path = '/api/Companies/ReportingInformations';
const admins = { level: 'admin' } as const;

export const listReportingBases = defineEndpoint({
  id: 'listReportingBases',
  tag: 'Lookups',
  summary: 'What a company can report on: itself, or its group',
  method: 'get',
  path: '/api/ReportingBases',
  access: { level: 'member' },
  response: z.array(reportingBasis),
});

export const readReportingInformation = defineEndpoint({
  id: 'readReportingInformation',
  tag,
  summary: 'Basis and period the company reports on now; null until they are entered',
  method: 'get',
  path,
  access: { level: 'member' },
  response: reportingInformation.nullable(),
});

export const createReportingInformation = defineEndpoint({
  id: 'createReportingInformation',
  tag,
  summary: 'Start a new reporting period; earlier ones stay, with their reviews',
  method: 'post',
  path,
  access: admins,
  body: reportingInformationBody,
  response: reportingInformation,
});

export const updateReportingInformation = defineEndpoint({
  id: 'updateReportingInformation',
  tag,
  summary: 'Change basis, period, approach or base year of the current reporting period',
  method: 'put',
  path,
  access: admins,
  body: reportingInformationBody,
  response: reportingInformation,
  isGuarded: true,
});

export const previewReportingPeriod = defineEndpoint({
  id: 'previewReportingPeriod',
  tag,
  summary: 'What a reporting period would do to the completeness reviews; changes nothing',
  method: 'get',
  path: `${path}/Preview`,
  access: { level: 'member' },
  query: z.object({ periodStart }),
  response: periodPreview,
});
