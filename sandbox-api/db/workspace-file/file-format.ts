/**
 * A workspace file: gzip of lines of JSON.
 *
 *   {"product":"Ledgerleaf","kind":"workspace","formatVersion":1,…}   the header
 *   {"table":"users","columns":["id",…],"rows":29}                    a table,
 *   [1,"Ada",…]                                                       and its rows: a value for each column
 *   {"sha256":"…"}                                                    of all bytes before this line
 *
 * Whole numbers and booleans are JSON's own. Every other value is text as PostgreSQL writes and reads it, so that no
 * digit of a number is lost: decimals, dates, JSON, and bytes as `\x…`.
 */
import { gzipSync } from 'fflate';
import { z } from 'zod';
import { WorkspaceFileProblem } from './workspace-file-problem';

export type Value = string | number | boolean | null;
export type FileTable = { name: string; columns: string[]; rows: Value[][] };

const formatVersion = 1;
const product = 'Ledgerleaf';
const kind = 'workspace';

const headerShape = z.object({
  product: z.literal(product),
  kind: z.literal(kind),
  formatVersion: z.literal(formatVersion),
  /** Number of migrations of the tables, and the name of the last one. */
  schemaVersion: z.number().int().positive(),
  migration: z.string(),
  /** Version of the reference data; null if the database does not know it. */
  referenceVersion: z.string().nullable(),
  createdOn: z.iso.datetime(),
  companies: z.array(z.string()),
});
export type FileHeader = z.output<typeof headerShape>;
export type NewHeader = Omit<FileHeader, 'product' | 'kind' | 'formatVersion'>;

/** Header of any version: enough to recognise the file. */
const anyHeader = z.object({ product: z.string(), kind: z.string(), formatVersion: z.number() });

/** Size accepted by the browser's host and Node, and limit of the unpacked size. */
export const maxFileBytes = 64 * 1024 * 1024;
const maxContentBytes = 512 * 1024 * 1024;

/** A table as it is written: each row is already a JSON array. */
export type WrittenTable = { name: string; columns: readonly string[]; lines: readonly string[] };

export async function packFile(
  header: NewHeader,
  tables: readonly WrittenTable[],
): Promise<Uint8Array<ArrayBuffer>> {
  const lines = [JSON.stringify({ product, kind, formatVersion, ...header })];
  for (const { name, columns, lines: rows } of tables) {
    lines.push(JSON.stringify({ table: name, columns, rows: rows.length }));
    for (const row of rows) lines.push(row);
  }
  const content = new TextEncoder().encode(`${lines.join('\n')}\n`);
  const end = new TextEncoder().encode(`${JSON.stringify({ sha256: await sha256Of(content) })}\n`);
  const whole = new Uint8Array(content.length + end.length);
  whole.set(content);
  whole.set(end, content.length);
  return Uint8Array.from(gzipSync(whole, { level: 6, mtime: 0 }));
}

/** The first bytes of gzip; a byte-wise export of a store starts with others. */
export function isWorkspaceFile(bytes: Uint8Array): boolean {
  return bytes[0] === gzipStart[0] && bytes[1] === gzipStart[1];
}

/**
 * The header as `packFile` writes it, so that no byte can be changed undetected: decompressors ignore some of
 * them.
 */
const gzipStart = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3];

/**
 * @throws WorkspaceFileProblem 'foreign', 'too-large', 'newer-version' or 'damaged', before any rows are
 * read.
 */
export async function unpackFile(
  file: Uint8Array<ArrayBuffer>,
  maxBytes = maxContentBytes,
): Promise<{ header: FileHeader; tables: FileTable[] }> {
  if (file.length > maxFileBytes) throw tooLarge(maxFileBytes);
  if (!isWorkspaceFile(file)) throw new WorkspaceFileProblem('foreign');
  if (gzipStart.some((byte, index) => file[index] !== byte)) throw new WorkspaceFileProblem('damaged');
  const content = await unzip(file, maxBytes);
  const header = readHeader(content);
  const lines = await provenLines(content);
  try {
    return { header, tables: readTables(lines.slice(1)) };
  } catch {
    throw new WorkspaceFileProblem('damaged');
  }
}

async function unzip(file: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([file]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new WorkspaceFileProblem('damaged');
    });
    if (done) break;
    bytes += value.length;
    if (bytes > maxBytes) {
      await reader.cancel().catch(() => undefined);
      throw tooLarge(maxBytes);
    }
    parts.push(value);
  }
  // Its last four bytes: some decompressors ignore what follows the end.
  if (new DataView(file.buffer, file.byteOffset + file.length - 4).getUint32(0, true) !== bytes)
    throw new WorkspaceFileProblem('damaged');
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function tooLarge(bytes: number): WorkspaceFileProblem {
  return new WorkspaceFileProblem('too-large', `${bytes / 1024 / 1024} MB`);
}

/** Checked before the checksum, because a newer version may have another one. */
function readHeader(content: Uint8Array): FileHeader {
  const end = content.indexOf(newline);
  const parsed = anyHeader.safeParse(parseLine(content.subarray(0, Math.max(0, end))));
  if (!parsed.success || parsed.data.product !== product || parsed.data.kind !== kind)
    throw new WorkspaceFileProblem('foreign');
  if (parsed.data.formatVersion > formatVersion) throw new WorkspaceFileProblem('newer-version');
  const header = headerShape.safeParse(parseLine(content.subarray(0, end)));
  if (!header.success) throw new WorkspaceFileProblem('damaged');
  return header.data;
}

const newline = '\n'.charCodeAt(0);

function parseLine(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** The lines before the last one, which must match its checksum. */
async function provenLines(content: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const lastStart = content.lastIndexOf(newline, content.length - 2) + 1;
  const end = z.object({ sha256: z.string() }).safeParse(parseLine(content.subarray(lastStart)));
  const body = content.slice(0, lastStart);
  if (!end.success || end.data.sha256 !== (await sha256Of(body))) throw new WorkspaceFileProblem('damaged');
  return new TextDecoder('utf-8', { fatal: true }).decode(body.subarray(0, -1)).split('\n');
}

const tableLine = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
});

function readTables(lines: readonly string[]): FileTable[] {
  const tables: FileTable[] = [];
  for (let at = 0; at < lines.length; ) {
    const { table: name, columns, rows: count } = tableLine.parse(JSON.parse(lines[at] ?? ''));
    const rows = lines.slice(at + 1, at + 1 + count).map((line) => rowOf(line, columns.length));
    if (rows.length !== count) throw new Error('Rows are missing.');
    tables.push({ name, columns, rows });
    at += 1 + count;
  }
  return tables;
}

function rowOf(line: string, length: number): Value[] {
  const row: unknown = JSON.parse(line);
  const isValue = (value: unknown) => value === null || typeof value !== 'object';
  if (!Array.isArray(row) || row.length !== length || !row.every(isValue)) throw new Error('Not a row.');
  return row;
}

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
