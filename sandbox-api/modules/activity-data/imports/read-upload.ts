import { importLimits } from '#api/contract/activity-data/imports';
import type { FieldIssue } from '#api/contract/field-issue';
import type { ProblemCode } from '#api/contract/problem';
import type { Ctx } from '#api/kernel/context';
import { contentName, type FilePurpose, receiveFile, wrongType } from '#api/kernel/files/receive-files';
import { HeavyWorkEnded } from '#api/kernel/heavy-work';
import { ProblemError } from '#api/kernel/problem-error';
import type { ImportTable } from './read-table';
import { type FileProblem, type TableReading, tableReading } from './table-reading';

const accepted = `.${importLimits.extension}`;

const importFile: FilePurpose = {
  field: 'file',
  types: [importLimits.extension],
  maxFileBytes: importLimits.maxFileBytes,
  isContentJudgedByReader: true,
};

/** The table of an uploaded file. Refuses a file that cannot be one, with the reason on the field `file`. */
export async function readUpload(
  ctx: Ctx,
  file: File,
): Promise<{ name: string; bytes: Uint8Array; table: ImportTable }> {
  const { name, bytes } = await receiveFile(file, importFile, ctx.locale);
  return { name, bytes, table: await readStoredTable(ctx, bytes) };
}

/** The last read table: an uploaded file is usually the next one recorded, and is dropped then. */
let last: { bytes: Uint8Array; table: ImportTable } | undefined;

/** The same for bytes that were uploaded before. */
export async function readStoredTable({ platform }: Ctx, bytes: Uint8Array): Promise<ImportTable> {
  if (last && isSame(last.bytes, bytes)) {
    const { table } = last;
    last = undefined;
    return table;
  }
  const reading = await platform.runHeavyWork(tableReading, bytes).catch(tooLarge);
  if ('table' in reading) {
    last = { bytes, table: reading.table };
    return reading.table;
  }
  last = undefined;
  if (reading.problem === 'notWorkbook') throw notWorkbook(bytes);
  throw refusedFile('unprocessable_file', messageCodes[reading.problem], { max: importLimits.maxRows });
}

/** What the limits of the reader let pass, but not those of the host. */
function tooLarge(error: unknown): TableReading {
  if (error instanceof HeavyWorkEnded) return { problem: 'unpacksTooLarge' };
  throw error;
}

const messageCodes: Record<Exclude<FileProblem, 'notWorkbook'>, string> = {
  importNoTable: 'importNoTable',
  importNoRows: 'importNoRows',
  importManyTables: 'importManyTables',
  importTooManyRows: 'importTooManyRows',
  encrypted: 'importEncrypted',
  macros: 'importMacros',
  broken: 'importBroken',
  unpacksTooLarge: 'importUnpacksTooLarge',
};

/** A refusal with a message on the field of the upload. */
export function refusedFile(
  code: ProblemCode,
  messageCode: string,
  params: FieldIssue['params'] = {},
): ProblemError {
  return new ProblemError(code, { issues: [{ path: 'file', code: messageCode, params }] });
}

function notWorkbook(bytes: Uint8Array): ProblemError {
  const type = contentName(bytes);
  return type
    ? wrongType(importFile, type)
    : refusedFile('unsupported_body', 'fileTypeUnknown', { accepted });
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
