import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import {
  date,
  enteredLine,
  flagParam,
  id,
  idParam,
  instant,
  optionalText,
  requiredLine,
  wholeParam,
} from '#api/contract/fields';
import { localeCodes } from '#api/contract/messages';
import { gapSources } from '#api/contract/reviews/gap-explanations';
import { headerParams, questionnaireTypes, reportAdmins, reportEditors, reportMembers } from './reports';

export const headersPageSize = 10;
export const nameChars = 100;
export const descriptionChars = 500;
export const authorChars = 100;
/** A report covers at least this many months, and at most a year (specification 002, section 9). */
export const shortestReportMonths = 3;
export const longestReportMonths = 12;

export const shareStatuses = ['private', 'public'] as const;
export type ShareStatus = (typeof shareStatuses)[number];

/** Steps of the wizard, in their order (specification 002, section 2). */
export const reportSteps = [
  'timePeriod',
  'doubleMaterialityAssessment',
  'questionnaire',
  'generalInfo',
  'details',
  'author',
  'facilities',
  'review',
] as const;
export type ReportStep = (typeof reportSteps)[number];

export const stepsOf = {
  GHG: ['timePeriod', 'generalInfo', 'details', 'author', 'facilities', 'review'],
  CSRD: ['timePeriod', 'doubleMaterialityAssessment', 'questionnaire', 'details', 'author', 'review'],
} as const satisfies Record<(typeof questionnaireTypes)[number], readonly ReportStep[]>;

/** Change of the ledger in tonnes since the newest issue. */
const dataChange = z.object({ locationBasedT: z.number(), marketBasedT: z.number() });

export const reportHeader = z
  .object({
    reportHeaderId: id,
    reportId: id,
    questionnaireType: z.enum(questionnaireTypes),
    /** Null until the step Details is done. */
    name: z.string().nullable(),
    description: z.string().nullable(),
    /** First and last day; both months count whole. */
    startDate: date,
    endDate: date,
    /** Months. */
    duration: z.number().int(),
    /** Language of the document, for every reader. */
    language: z.enum(localeCodes),
    createdOn: instant,
    /** Of the header's own fields: period, names, author, facilities, sharing. Guards their changes. */
    updatedOn: instant,
    /** When any content of the report was last changed, its answers included. */
    modifiedOn: instant,
    author: z.string().nullable(),
    department: z.string().nullable(),
    /** Its owner: its creator, or the Admin who took it over. */
    userName: z.string(),
    isOwner: z.boolean(),
    /** False once its owner was deactivated or removed: then an Admin can take it over. */
    isOwnerActive: z.boolean(),
    isShared: z.boolean(),
    shareStatus: z.enum(shareStatuses),
    /** The report is also available as a workbook. */
    isExcel: z.boolean(),
    /** Finished and unchanged since; only then it can be read and downloaded. */
    isComplete: z.boolean(),
    basedOnId: id.nullable(),
    /** Steps whose content was copied from the template without a review since. */
    copiedSteps: z.array(z.enum(reportSteps)),
    /** Number of its newest issue; null before it was first finished. */
    issueNumber: z.number().int().nullable(),
    /** Null if nothing has changed since, and while the report is incomplete. */
    dataChange: dataChange.nullable(),
  })
  .meta({ id: 'ReportHeader' });
export type ReportHeader = z.output<typeof reportHeader>;

/** The later of both stamps: nothing of the report, its answers included, has changed since. Guards Finish. */
export function lastStampOf({
  updatedOn,
  modifiedOn,
}: Pick<ReportHeader, 'updatedOn' | 'modifiedOn'>): string {
  return Date.parse(modifiedOn) > Date.parse(updatedOn) ? modifiedOn : updatedOn;
}

export const listReportHeaders = defineEndpoint({
  id: 'listReportHeaders',
  tag: 'Reports',
  summary:
    'Saved reports of one type that the caller may read: own, public, and all of them for Admins; newest first',
  method: 'get',
  path: '/api/Reports/{reportId}/Headers',
  access: reportMembers,
  isPaged: true,
  params: z.object({ reportId: idParam }),
  query: z.object({
    IncludeCount: flagParam.default(true),
    PageSize: wholeParam(1, 200).default(headersPageSize),
    PageNumber: wholeParam(1, 1_000_000).default(1),
    /** Only what can be a template. */
    completeOnly: flagParam.default(false),
  }),
  response: z.array(reportHeader),
});

/** A day, or its first instant as the specification's body has it: `2026-01-01T00:00:00`. */
const day = z.preprocess(
  (value) => (typeof value === 'string' ? value.replace(/T\d{2}:\d{2}:\d{2}$/, '') : value),
  date,
);

const period = {
  startDate: day,
  /** Any day of the last month: the period ends with that month. */
  endDate: day,
  reportId: id,
  /** A complete report whose content is copied; only when the header is made. */
  basedOnId: id.nullish().transform((value) => value ?? null),
  /** Left out: the language of the caller. */
  language: z.enum(localeCodes).optional(),
};
export const headerBody = z.object(period);
export type HeaderBody = z.output<typeof headerBody>;

export const createReportHeader = defineEndpoint({
  id: 'createReportHeader',
  tag: 'Reports',
  summary: 'Start a report for a period of 3 to 12 months, from scratch or from a complete one',
  method: 'post',
  path: '/api/Reports/Headers',
  access: reportEditors,
  body: headerBody,
  response: reportHeader,
});

export const readReportHeader = defineEndpoint({
  id: 'readReportHeader',
  tag: 'Reports',
  summary: 'One report',
  method: 'get',
  path: '/api/Reports/Headers/{headerId}',
  access: reportMembers,
  params: headerParams,
  response: reportHeader,
});

export const updateReportHeader = defineEndpoint({
  id: 'updateReportHeader',
  tag: 'Reports',
  summary: 'Change the period of a report',
  method: 'put',
  path: '/api/Reports/Headers/{headerId}',
  access: reportEditors,
  isGuarded: true,
  params: headerParams,
  body: headerBody.extend({ reportHeaderId: id }),
  response: reportHeader,
});

export const deleteReportHeader = defineEndpoint({
  id: 'deleteReportHeader',
  tag: 'Reports',
  summary: 'Delete a report with its answers and issues; only its owner, who names it where it has issues',
  method: 'delete',
  path: '/api/Reports/Headers/{headerId}',
  access: reportEditors,
  params: headerParams,
  /** Required if the report has finished issues: its name, typed to confirm the deletion. */
  query: z.object({ name: enteredLine(nameChars).optional() }),
});

export const takeOverReportHeader = defineEndpoint({
  id: 'takeOverReportHeader',
  tag: 'Reports',
  summary: 'Take over a report whose owner was deactivated or removed',
  method: 'put',
  path: '/api/Reports/Headers/{headerId}/Owner',
  access: reportAdmins,
  params: headerParams,
  response: reportHeader,
});

export const shareReportHeader = defineEndpoint({
  id: 'shareReportHeader',
  tag: 'Reports',
  summary: 'Show a report to the whole company, or keep it for its owner and Admins; only its owner',
  method: 'put',
  path: '/api/Reports/Headers/{headerId}/Share/{shareStatus}',
  access: reportEditors,
  params: headerParams.extend({ shareStatus: z.enum(shareStatuses) }),
  response: reportHeader,
});

const named = z.object({
  name: z.string().nullable(),
  description: z.string().nullable(),
  updatedOn: instant,
});

export const readReportNames = defineEndpoint({
  id: 'readReportNames',
  tag: 'Reports',
  summary: 'Name and description of a report',
  method: 'get',
  path: '/api/Reports/Headers/{headerId}/Names',
  access: reportMembers,
  params: headerParams,
  response: named,
});

export const reportNamesBody = z.object({
  name: requiredLine(nameChars),
  description: optionalText(descriptionChars),
});

export const updateReportNames = defineEndpoint({
  id: 'updateReportNames',
  tag: 'Reports',
  summary: 'Change name and description of a report',
  method: 'put',
  path: '/api/Reports/Headers/{headerId}/Names',
  access: reportEditors,
  isGuarded: true,
  params: headerParams,
  body: reportNamesBody,
  response: reportHeader,
});

const authored = z.object({
  author: z.string().nullable(),
  department: z.string().nullable(),
  updatedOn: instant,
});

export const readReportAuthors = defineEndpoint({
  id: 'readReportAuthors',
  tag: 'Reports',
  summary: 'Who is responsible for a report',
  method: 'get',
  path: '/api/Reports/Headers/{headerId}/Authors',
  access: reportMembers,
  params: headerParams,
  response: authored,
});

export const reportAuthorsBody = z.object({
  author: requiredLine(authorChars),
  department: requiredLine(authorChars),
});

export const updateReportAuthors = defineEndpoint({
  id: 'updateReportAuthors',
  tag: 'Reports',
  summary: 'Change author and department of a report; an author that was given cannot be taken away',
  method: 'put',
  path: '/api/Reports/Headers/{headerId}/Authors',
  access: reportEditors,
  isGuarded: true,
  params: headerParams,
  body: reportAuthorsBody,
  response: reportHeader,
});

/** What a step still lacks. */
const missingItem = z.object({
  /** Name of the field or the code of the question. */
  field: z.string(),
  /** In the caller's language. */
  text: z.string(),
  /** Page of the questionnaire it stands on; null elsewhere. */
  page: z.number().int().nullable(),
});

/** Months in which a source of a location has less data than it should; the banner of the first step. */
const dataGap = z.object({
  locationId: id,
  locationName: z.string(),
  list: z.enum(gapSources),
  /** Fuel, utility, renewable or form of the value chain; 0 where the location has no energy or fuel of any kind. */
  sourceId: z.number().int(),
  /** Null for the energy and fuels of the location as a whole. */
  sourceName: z.string().nullable(),
  months: z.array(
    z.object({
      /** First day of the month. */
      month: date,
      /** Days of it that are missing. */
      days: z.number().int(),
    }),
  ),
  /** The reason, if stated: then it does not count as missing, and the report prints the reason. */
  explanation: z.string().nullable(),
});
export type DataGap = z.output<typeof dataGap>;

export const reportValidations = z
  .object({
    steps: z.array(
      z.object({
        step: z.enum(reportSteps),
        isComplete: z.boolean(),
        missing: z.array(missingItem),
      }),
    ),
    /** Nothing required is missing: it can be finished. */
    canFinish: z.boolean(),
    data: z.object({
      /** Each source has its expected months or a reason for gaps, and the reviews of the period are complete. */
      isComplete: z.boolean(),
      gaps: z.array(dataGap),
      incompleteReviews: z.array(z.object({ reviewHeaderId: id, title: z.string() })),
      /** First days of the months that are in no review. */
      unreviewedMonths: z.array(date),
    }),
  })
  .meta({ id: 'ReportValidations' });
export type ReportValidations = z.output<typeof reportValidations>;

export const readReportValidations = defineEndpoint({
  id: 'readReportValidations',
  tag: 'Reports',
  summary: 'What each step of a report still lacks, and where data of the period is missing',
  method: 'get',
  path: '/api/Reports/Headers/{headerId}/Validations',
  access: reportMembers,
  params: headerParams,
  response: reportValidations,
});

export const readPeriodData = defineEndpoint({
  id: 'readPeriodData',
  tag: 'Reports',
  summary: 'Where data is missing in a period, before there is a report of it',
  method: 'get',
  path: '/api/Lookups/Reports/PeriodData',
  access: reportMembers,
  query: z.object({ startDate: day, endDate: day }),
  response: reportValidations.shape.data,
});

export const lookAtCopiedStep = defineEndpoint({
  id: 'lookAtCopiedStep',
  tag: 'Reports',
  summary: 'Confirm that a step copied from a template was checked',
  method: 'delete',
  path: '/api/Reports/Headers/{headerId}/CopiedSteps/{step}',
  access: reportEditors,
  params: headerParams.extend({ step: z.enum(reportSteps) }),
  response: reportHeader,
});
