import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, enteredLine, flagParam, id, idParam, wholeParam } from '#api/contract/fields';

/** Types of report: a greenhouse gas report, or a sustainability report with double materiality. */
export const questionnaireTypes = ['GHG', 'CSRD'] as const;
export type QuestionnaireType = (typeof questionnaireTypes)[number];

export const report = z
  .object({
    reportId: id,
    name: z.string(),
    description: z.string(),
    /** In the company's plan. */
    isAvailable: z.boolean(),
    questionnaireType: z.enum(questionnaireTypes),
  })
  .meta({ id: 'Report' });
export type Report = z.output<typeof report>;

const modules = ['REPORTS'] as const;
export const reportMembers = { level: 'member', modules } as const;
export const reportEditors = { level: 'editor', modules } as const;
export const reportAdmins = { level: 'admin', modules } as const;

/** Where `{id}` or `{headerId}` is a report header. */
export const headerParams = z.object({ headerId: idParam });
export const ofHeader = z.object({ id: idParam });

export const reportsPageSize = 200;
const searchChars = 100;

export const listReports = defineEndpoint({
  id: 'listReports',
  tag: 'Reports',
  summary: 'Reports that can be made, in the order of the menu',
  method: 'get',
  path: '/api/Reports',
  access: reportMembers,
  isPaged: true,
  query: z.object({
    IncludeCount: flagParam.default(true),
    PageSize: wholeParam(1, reportsPageSize).default(reportsPageSize),
    PageNumber: wholeParam(1, 1_000_000).default(1),
    search: enteredLine(searchChars).default(''),
  }),
  response: z.array(report),
});

export const readReport = defineEndpoint({
  id: 'readReport',
  tag: 'Reports',
  summary: 'One report',
  method: 'get',
  path: '/api/Reports/{id}',
  access: reportMembers,
  params: ofHeader,
  response: report,
});

export const readReportDates = defineEndpoint({
  id: 'readReportDates',
  tag: 'Reports',
  summary: 'First month a report can start in: the first with any consumption of the company',
  method: 'get',
  path: '/api/Lookups/Reports/Dates',
  access: reportMembers,
  /** Null while nothing is recorded. */
  response: z.object({ minDate: date.nullable() }).meta({ id: 'ReportDates' }),
});
