import { z } from 'zod';
import { document } from '#api/contract/documents/document';
import { defineEndpoint } from '#api/contract/endpoint';
import { flagParam, id, idParam, instant, wholeParam } from '#api/contract/fields';
import { reportHeader } from './headers';
import { headerParams, reportEditors, reportMembers } from './reports';

const tag = 'Reports';
const path = '/api/Reports/Headers/{headerId}';
const numberParam = wholeParam(1, 32_767);

/** Which issue: left out, the newest one. */
const ofIssue = z.object({ issue: numberParam.optional() });

export const generateReport = defineEndpoint({
  id: 'generateReport',
  tag,
  summary:
    'The report as a document: an issue as it was finished, or with draft=true and no number what it would be today',
  method: 'get',
  path: `${path}/Generate`,
  access: reportMembers,
  params: headerParams,
  query: ofIssue.extend({ draft: flagParam.default(false) }),
  response: document,
});

export const generateReportWorkbook = defineEndpoint({
  id: 'generateReportWorkbook',
  tag,
  summary: 'The report as a workbook whose sums and emissions are formulas (.xlsx), as it was finished',
  method: 'get',
  path: `${path}/Generate/Excel`,
  access: reportMembers,
  params: headerParams,
  query: ofIssue,
  responseType: 'file',
});

/**
 * `If-Unmodified-Since` is the later of the header's stamps (`lastStampOf`), so that a report changed in the
 * meantime is not issued unseen.
 */
export const finishReport = defineEndpoint({
  id: 'finishReport',
  tag,
  summary: 'Finish a report: its document, the state of the ledger and their hash are kept as a new issue',
  method: 'put',
  path: `${path}/Finish`,
  access: reportEditors,
  isGuarded: true,
  params: headerParams,
  response: reportHeader,
});

export const reportIssue = z
  .object({
    number: z.number().int(),
    createdOn: instant,
    createdByName: z.string(),
    name: z.string(),
    /** SHA-256 of the document. */
    hash: z.string(),
    gwpSet: z.string(),
    locationBasedT: z.number(),
    marketBasedT: z.number(),
    /** Name of the verifier's letter; null where the issue has none. */
    letterName: z.string().nullable(),
  })
  .meta({ id: 'ReportIssue' });
export type ReportIssue = z.output<typeof reportIssue>;

export const listReportIssues = defineEndpoint({
  id: 'listReportIssues',
  tag,
  summary: 'Issues of a report, newest first',
  method: 'get',
  path: `${path}/Issues`,
  access: reportMembers,
  params: headerParams,
  response: z.array(reportIssue),
});

export const foundIssue = reportIssue
  .pick({ number: true, createdOn: true, createdByName: true, name: true, hash: true })
  .extend({ reportId: id, reportHeaderId: id })
  .meta({ id: 'FoundIssue' });
export type FoundIssue = z.output<typeof foundIssue>;

export const findReportIssue = defineEndpoint({
  id: 'findReportIssue',
  tag,
  summary: 'The issue whose document has this checksum, of a report that the caller may read',
  method: 'get',
  path: '/api/Reports/Issues/{hash}',
  access: reportMembers,
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  response: foundIssue,
});

export const readIssueImage = defineEndpoint({
  id: 'readIssueImage',
  tag,
  summary: 'A picture of an issue as it was then: the logo, or that of an answer',
  method: 'get',
  path: `${path}/Issues/{number}/Images/{imageId}`,
  access: reportMembers,
  params: headerParams.extend({ number: numberParam, imageId: idParam }),
  responseType: 'file',
});

export const downloadIssueLetter = defineEndpoint({
  id: 'downloadIssueLetter',
  tag,
  summary: "The verifier's letter of an issue",
  method: 'get',
  path: `${path}/Issues/{number}/Letter`,
  access: reportMembers,
  params: headerParams.extend({ number: numberParam }),
  responseType: 'file',
});

/** Why a part has another figure now. */
export const changeReasons = [
  'new-rows',
  'removed-rows',
  'corrected-rows',
  'other-factors',
  'other-boundary',
] as const;

const change = z.object({
  label: z.string(),
  /** t CO2e. */
  issuedT: z.number(),
  nowT: z.number(),
  reasons: z.array(z.enum(changeReasons)),
});

export const reportChanges = z
  .object({
    issueNumber: z.number().int(),
    issuedOn: instant,
    /** Whether anything differs. */
    hasChanged: z.boolean(),
    scopes: z.array(change),
    categories: z.array(change),
    locations: z.array(change.extend({ locationId: id })),
  })
  .meta({ id: 'ReportChanges' });
export type ReportChanges = z.output<typeof reportChanges>;

export const readReportChanges = defineEndpoint({
  id: 'readReportChanges',
  tag,
  summary: "Today's figures compared with an issue: by scope, category and location, with the reasons",
  method: 'get',
  path: `${path}/Changes`,
  access: reportMembers,
  params: headerParams,
  query: ofIssue,
  response: reportChanges,
});
