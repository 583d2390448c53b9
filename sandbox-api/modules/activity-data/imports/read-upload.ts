import { importLimits } from '#api/contract/activity-data/imports';
import type { FieldIssue } from '#api/contract/field-issue';
import type { Locale } from '#api/contract/messages';
import type { ProblemCode } from '#api/contract/problem';
import { contentName, type FilePurpose, receiveFile, wrongType } from '#api/kernel/files/receive-files';
import { ProblemError } from '#api/kernel/problem-error';
import { type ImportTable, readTable } from './read-table';
import { WorkbookProblem, type WorkbookProblemCode } from './workbook/workbook-problem';

const accepted = `.${importLimits.extension}`;

const importFile: FilePurpose = {
  field: 'file',
  types: [importLimits.extension],
  maxFileBytes: importLimits.maxFileBytes,
  isContentJudgedByReader: true,
};

/** The table of an uploaded file. Refuses a file that cannot be one, with the reason on the field `file`. */
export async function readUpload(
  file: File,
  locale: Locale,
): Promise<{ name: string; bytes: Uint8Array; table: ImportTable }> {
  const { name, bytes } = await receiveFile(file, importFile, locale);
  return { name, bytes, table: readStoredTable(bytes) };
}

/** What was read last: the file somebody uploads is most often the next one recorded, and then it is let go. */
let last: { bytes: Uint8Array; table: ImportTable } | undefined;

/** The same for bytes that were uploaded before. */
export function readStoredTable(bytes: Uint8Array): ImportTable {
  if (last && isSame(last.bytes, bytes)) {
    const { table } = last;
    last = undefined;
    return table;
  }
  try {
    const table = readTable(bytes);
    last = typeof table === 'string' ? undefined : { bytes, table };
    if (typeof table !== 'string') return table;
    throw refusedFile('unprocessable_file', table, { max: importLimits.maxRows });
  } catch (error) {
    if (!(error instanceof WorkbookProblem)) throw error;
    if (error.code === 'notWorkbook') throw notWorkbook(bytes);
    throw refusedFile('unprocessable_file', messageCodes[error.code]);
  }
}

const messageCodes: Record<Exclude<WorkbookProblemCode, 'notWorkbook'>, string> = {
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
