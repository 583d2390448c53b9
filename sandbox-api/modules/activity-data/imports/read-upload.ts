import { importLimits } from '#api/contract/activity-data/imports';
import type { FieldIssue } from '#api/contract/field-issue';
import type { Locale } from '#api/contract/messages';
import type { ProblemCode } from '#api/contract/problem';
import { ProblemError } from '#api/kernel/problem-error';
import { type ImportTable, readTable } from './read-table';
import { WorkbookProblem, type WorkbookProblemCode } from './workbook/workbook-problem';

const accepted = `.${importLimits.extension}`;

/** The table of an uploaded file. Refuses a file that cannot be one, with the reason on the field `file`. */
export async function readUpload(
  file: File,
  locale: Locale,
): Promise<{ bytes: Uint8Array; table: ImportTable }> {
  const megabytes = (bytes: number) => inMegabytes(bytes, locale);
  if (file.size > importLimits.maxFileBytes) {
    const params = { size: megabytes(file.size), max: megabytes(importLimits.maxFileBytes) };
    throw refusedFile('body_too_large', 'fileTooLarge', params);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const extension = extensionOf(file.name);
  if (extension !== importLimits.extension) throw wrongType(extension || typeByContent(bytes));
  return { bytes, table: readStoredTable(bytes) };
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
    if (error.code === 'notWorkbook') throw wrongType(typeByContent(bytes));
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

function wrongType(type: string | undefined): ProblemError {
  if (!type) return refusedFile('unsupported_body', 'fileTypeUnknown', { accepted });
  return refusedFile('unsupported_body', 'fileType', { type, accepted });
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1, dot + 13).toLowerCase();
}

/** What a file is whose name says .xlsx, by its first bytes; undefined when they tell nothing. */
function typeByContent(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const known = fileStarts.find(([mark]) => start.startsWith(mark));
  return known?.[1];
}

const fileStarts: readonly [string, string][] = [
  ['%PDF', 'PDF'],
  ['\x89PNG', 'PNG'],
  ['\xff\xd8\xff', 'JPEG'],
  ['GIF8', 'GIF'],
  ['\xd0\xcf\x11\xe0', 'XLS'],
  ['PK', 'ZIP'],
  ['<', 'HTML/XML'],
];

/** As the client states sizes, but rounded up: a file slightly over the limit must not seem to be within it. */
function inMegabytes(bytes: number, locale: Locale): string {
  const text = (Math.ceil(bytes / 10_000) / 100).toFixed(2);
  return locale === 'pl' ? text.replace('.', ',') : text;
}
