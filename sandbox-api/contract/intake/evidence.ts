import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, enteredLine, id, idParam, idParams, instant } from '#api/contract/fields';

export const evidenceLimits = {
  /** Of one file. */
  maxFileBytes: 20_000_000,
  /** Of all files of a company. */
  maxCompanyBytes: 200_000_000,
} as const;

/** Bodies somewhat over the limit are read, so that the refusal can name the size of the file. */
const maxEvidenceBodyBytes = 32 * 1024 * 1024;

/** The lists of activity data whose entries can have evidence. */
export const evidencedKinds = ['fuel', 'utility', 'renewable', 'valueChain'] as const;
export type EvidencedKind = (typeof evidencedKinds)[number];

const tag = 'Evidence';
const members = { level: 'member' } as const;
const editors = { level: 'editor' } as const;

export const evidenceFile = z
  .object({
    evidenceFileId: id,
    fileName: z.string(),
    mediaType: z.string(),
    sizeBytes: z.number().int(),
    /** SHA-256 of the content, in lower-case hexadecimal. */
    sha256: z.string(),
    uploadedOn: instant,
    uploadedByName: z.string(),
    /** Entries that it is the evidence of. */
    entryCount: z.number().int(),
  })
  .meta({ id: 'EvidenceFile' });
export type EvidenceFile = z.output<typeof evidenceFile>;

const share = z.number().min(0).max(1);
const sheetName = enteredLine(120).nullable();

/** A rectangle on a page, in shares of its width and height, from its top left corner. */
export const pageBox = z.object({ left: share, top: share, width: share, height: share });
export type PageBox = z.output<typeof pageBox>;

/**
 * Where in a file a value is.
 *
 * - `cells`: cells of a table, as a spreadsheet names them. The sheet is null in a text file.
 * - `rows`: the rows of an interval file that a month was added up from, counted from 1.
 * - `page`: rectangles on a page of a PDF, counted from 1.
 * - `element`: the path of an element in an XML file.
 */
export const evidencePlace = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('cells'),
      sheet: sheetName,
      cells: z
        .array(z.string().regex(/^[A-Z]{1,3}[1-9]\d{0,6}$/))
        .min(1)
        .max(20),
    }),
    z.object({
      type: z.literal('rows'),
      sheet: sheetName,
      firstRow: z.number().int().min(1).max(2_000_000),
      lastRow: z.number().int().min(1).max(2_000_000),
      /** The rows between them that count. */
      rowCount: z.number().int().min(1).max(2_000_000),
    }),
    z.object({
      type: z.literal('page'),
      page: z.number().int().min(1).max(5000),
      boxes: z.array(pageBox).max(20),
    }),
    z.object({ type: z.literal('element'), path: enteredLine(300) }),
  ])
  .meta({ id: 'EvidencePlace' });
export type EvidencePlace = z.output<typeof evidencePlace>;

/** The parts of an entry that a file can give. */
export const evidencedParts = [
  'amount',
  'unit',
  'item',
  'startDate',
  'endDate',
  'invoice',
  'meter',
  'location',
  'calorificValue',
  'volumeCorrection',
  'cost',
  'supplier',
  'travellers',
] as const;
export type EvidencedPart = (typeof evidencedParts)[number];

/** One value of an entry as the file has it. */
export const evidenceValue = z
  .object({
    part: z.enum(evidencedParts),
    place: evidencePlace,
    /** As it is in the file. */
    raw: enteredLine(200),
  })
  .meta({ id: 'EvidenceValue' });
export type EvidenceValue = z.output<typeof evidenceValue>;

export const evidenceLink = z
  .object({
    evidenceLinkId: id,
    file: evidenceFile,
    entryKind: z.enum(evidencedKinds),
    entryId: id,
    /** Empty for a file attached by hand. */
    values: z.array(evidenceValue),
    /** Null for a file attached by hand. */
    intakeId: id.nullable(),
    /** The version of the profile that the values were read with; null if none was used. */
    profileVersion: z.number().int().nullable(),
    /** Who confirmed the values or attached the file, and when. */
    confirmedByName: z.string(),
    confirmedOn: instant,
    /** The warnings that the entry was recorded in spite of. */
    keptWarnings: z.array(z.string()),
  })
  .meta({ id: 'EvidenceLink' });
export type EvidenceLink = z.output<typeof evidenceLink>;

export const evidenceFiles = z
  .object({
    files: z.array(evidenceFile),
    usedBytes: z.number().int(),
    maxBytes: z.number().int(),
  })
  .meta({ id: 'EvidenceFiles' });
export type EvidenceFiles = z.output<typeof evidenceFiles>;

export const listEvidenceFiles = defineEndpoint({
  id: 'listEvidenceFiles',
  tag,
  summary: 'The files that the company keeps as evidence, newest first, and the room they take',
  method: 'get',
  path: '/api/Evidence/Files',
  access: members,
  response: evidenceFiles,
});

export const uploadEvidenceFile = defineEndpoint({
  id: 'uploadEvidenceFile',
  tag,
  summary: 'Keep a file of at most 20 MB as evidence; one with the same content is kept once',
  method: 'post',
  path: '/api/Evidence/Files',
  access: editors,
  bodyType: 'multipart',
  // The document's generator does not know files.
  body: z.object({ file: z.file().meta({ type: 'string', format: 'binary' }) }),
  maxBodyBytes: maxEvidenceBodyBytes,
  response: evidenceFile,
});

export const readEvidenceContent = defineEndpoint({
  id: 'readEvidenceContent',
  tag,
  summary: 'The file itself, unchanged',
  method: 'get',
  path: '/api/Evidence/Files/{id}/Content',
  access: members,
  params: idParams,
  responseType: 'file',
});

export const deleteEvidenceFile = defineEndpoint({
  id: 'deleteEvidenceFile',
  tag,
  summary: 'Delete a file that no entry and no open intake needs',
  method: 'delete',
  path: '/api/Evidence/Files/{id}',
  access: editors,
  params: idParams,
});

export const listEvidenceLinks = defineEndpoint({
  id: 'listEvidenceLinks',
  tag,
  summary: 'The evidence of one entry',
  method: 'get',
  path: '/api/Evidence/Links',
  access: members,
  query: z.object({ entryKind: z.enum(evidencedKinds), entryId: idParam }),
  response: z.array(evidenceLink),
});

export const evidenceLinkBody = z.object({
  evidenceFileId: id,
  entryKind: z.enum(evidencedKinds),
  entryId: id,
});
export type EvidenceLinkBody = z.output<typeof evidenceLinkBody>;

export const attachEvidence = defineEndpoint({
  id: 'attachEvidence',
  tag,
  summary: 'Attach a file to an entry by hand',
  method: 'post',
  path: '/api/Evidence/Links',
  access: editors,
  body: evidenceLinkBody,
  response: evidenceLink,
});

export const detachEvidence = defineEndpoint({
  id: 'detachEvidence',
  tag,
  summary: 'Remove a file that was attached by hand from its entry; the file is kept',
  method: 'delete',
  path: '/api/Evidence/Links/{id}',
  access: editors,
  params: idParams,
});

export const downloadEvidence = defineEndpoint({
  id: 'downloadEvidence',
  tag,
  summary: 'A ZIP of the files of all entries that touch a period, with a CSV of where each value is',
  method: 'get',
  path: '/api/Evidence/Archive',
  access: members,
  query: z
    .object({ periodStart: date, periodEnd: date })
    .refine(({ periodStart, periodEnd }) => periodStart <= periodEnd, {
      path: ['periodEnd'],
      params: { code: 'dateOrder' },
    }),
  responseType: 'file',
});
