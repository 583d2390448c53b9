import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { flagParam, id, idParam, locationParams } from '#api/contract/fields';
import { entryWarning } from './entry-checks';

/** Limits of an upload (specification 000, section 9), the most rows a file can bring, and the most cells told at once. */
export const importLimits = {
  extension: 'xlsx',
  maxFileBytes: 1_000_000,
  maxRows: 5000,
  maxProblems: 200,
} as const;

/** Bodies somewhat over the limit are read, so that the refusal can name the size of the file. */
export const maxImportBodyBytes = 8 * 1024 * 1024;

const tag = 'Imports';
const editors = { level: 'editor' } as const;

export const importCategory = z
  .object({
    importCategoryId: id,
    name: z.string(),
    /** Fuel categories a template can be limited to; empty for the other categories. */
    subCategories: z.array(z.object({ fuelCategoryId: id, name: z.string() })),
  })
  .meta({ id: 'ImportCategory' });
export type ImportCategory = z.output<typeof importCategory>;

export const listImportCategories = defineEndpoint({
  id: 'listImportCategories',
  tag,
  summary: 'What can be imported at a location: only what the company has licensed',
  method: 'get',
  path: '/api/Imports/Categories/Trees',
  access: { level: 'member' },
  query: z.object({ locationId: idParam }),
  response: z.array(importCategory),
});

export const importTemplateBody = z.object({
  importCategoryId: id,
  /** Fuel categories; none means all of them. */
  subcategories: z.array(id).max(100).default([]),
});
export type ImportTemplateBody = z.output<typeof importTemplateBody>;

export const createImportTemplate = defineEndpoint({
  id: 'createImportTemplate',
  tag,
  summary: 'An empty workbook to fill, with the choices of the location, in the language of the user',
  method: 'post',
  path: '/api/Locations/{locationId}/Imports/Templates',
  access: editors,
  params: locationParams,
  body: importTemplateBody,
  responseType: 'file',
  isReadOnly: true,
});

export const uploadedImport = z
  .object({
    importId: id,
    rows: z.number().int(),
    /** Rows with at least one thing to correct. With none the import can be processed. */
    errorRows: z.number().int(),
  })
  .meta({ id: 'UploadedImport' });
export type UploadedImport = z.output<typeof uploadedImport>;

export const uploadImport = defineEndpoint({
  id: 'uploadImport',
  tag,
  summary: 'Check a filled template (one .xlsx file, at most 1 MB); nothing is recorded yet',
  method: 'post',
  path: '/api/Locations/{locationId}/Imports',
  access: editors,
  params: locationParams,
  bodyType: 'multipart',
  // The document's generator does not know files.
  body: z.object({ file: z.file().meta({ type: 'string', format: 'binary' }) }),
  maxBodyBytes: maxImportBodyBytes,
  response: uploadedImport,
});

/** Drawn by the client that starts the import. */
const progressKey = z.uuid();

export const processedImport = z
  .object({ importId: id, importedRows: z.number().int() })
  .meta({ id: 'ProcessedImport' });
export type ProcessedImport = z.output<typeof processedImport>;

export const processImport = defineEndpoint({
  id: 'processImport',
  tag,
  summary: 'Record every row of a checked file, or each without a warning; or none at all',
  method: 'post',
  path: '/api/Imports',
  access: editors,
  query: z.object({
    importId: idParam,
    progressKey: progressKey.optional(),
    /** Leaves out the rows that have a warning. */
    withoutWarned: flagParam.default(false),
  }),
  response: processedImport,
});

export const importProgress = z
  .object({
    recordedRows: z.number().int(),
    /** 0 when nothing runs under the key. */
    rows: z.number().int(),
  })
  .meta({ id: 'ImportProgress' });
export type ImportProgress = z.output<typeof importProgress>;

export const readImportProgress = defineEndpoint({
  id: 'readImportProgress',
  tag,
  summary: 'How many rows of an import that runs now are recorded; kept only when all of them are',
  method: 'get',
  path: '/api/Imports/Progress/{progressKey}',
  // Answered without the database, which the import holds until it is through. Nobody can guess the key.
  access: { level: 'public' },
  params: z.object({ progressKey }),
  response: importProgress,
});

const importParams = z.object({ importId: idParam });

export const importStates = ['checked', 'rejected', 'processed'] as const;

export const importStatus = uploadedImport
  .extend({
    /** Null for a file of locations. */
    locationId: id.nullable(),
    importCategoryId: id,
    fileName: z.string(),
    /** `checked`: can be processed. `rejected`: has rows to correct. `processed`: was recorded, once. */
    state: z.enum(importStates),
  })
  .meta({ id: 'ImportStatus' });
export type ImportStatus = z.output<typeof importStatus>;

export const readImport = defineEndpoint({
  id: 'readImport',
  tag,
  summary: 'How far an import has got, for example when the answer to its processing was lost',
  method: 'get',
  path: '/api/Imports/{importId}',
  access: editors,
  params: importParams,
  response: importStatus,
});

export const readImportErrors = defineEndpoint({
  id: 'readImportErrors',
  tag,
  summary: 'The uploaded rows with what to correct in each; can be corrected and uploaded again',
  method: 'get',
  path: '/api/Imports/{importId}/Errors',
  access: editors,
  params: importParams,
  responseType: 'file',
});

export const importWarning = z
  .object({
    /** As the spreadsheet counts it. */
    row: z.number().int(),
    /** The row that it is compared with, where that is not recorded yet. */
    otherRow: z.number().int().nullable(),
    warning: entryWarning,
  })
  .meta({ id: 'ImportWarning' });
export type ImportWarning = z.output<typeof importWarning>;

export const importWarnings = z
  .object({
    /** The first ones in the order of the file, at most 200. */
    warnings: z.array(importWarning),
    /** Of the whole file, and the rows that have at least one. */
    total: z.number().int(),
    warnedRows: z.number().int(),
  })
  .meta({ id: 'ImportWarnings' });
export type ImportWarnings = z.output<typeof importWarnings>;

export const listImportWarnings = defineEndpoint({
  id: 'listImportWarnings',
  tag,
  summary: 'What is worth a second look in the rows of a checked file before they are recorded',
  method: 'get',
  path: '/api/Emissions/Imports/{importId}/Warnings',
  access: editors,
  params: importParams,
  response: importWarnings,
});

export const importProblem = z
  .object({
    /** As the spreadsheet counts it. */
    row: z.number().int(),
    /** Where in the uploaded file, such as `C14`; null where the file has no such column. */
    cell: z.string().nullable(),
    /** Its name, in the language of the user. */
    column: z.string(),
    /** As it was uploaded; a day as YYYY-MM-DD. Null for an empty cell. */
    value: z.union([z.string(), z.number()]).nullable(),
    /** What is wrong. */
    message: z.string(),
    /** What can be entered in such a cell. */
    hint: z.string(),
  })
  .meta({ id: 'ImportProblem' });
export type ImportProblem = z.output<typeof importProblem>;

export const importProblems = z
  .object({
    /** The first ones in the order of the file, at most 200. */
    problems: z.array(importProblem),
    /** Of the whole file. */
    total: z.number().int(),
  })
  .meta({ id: 'ImportProblems' });
export type ImportProblems = z.output<typeof importProblems>;

export const listImportProblems = defineEndpoint({
  id: 'listImportProblems',
  tag,
  summary: 'What to correct in an uploaded file, cell by cell',
  method: 'get',
  path: '/api/Imports/{importId}/Problems',
  access: editors,
  params: importParams,
  response: importProblems,
});
