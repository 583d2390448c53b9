import { type messages, type PGlite, protocol, types } from '@electric-sql/pglite';
import type { SqlFailure, SqlMode, SqlOutcome, SqlResult } from '#api/contract/engine-console';
import { runInTurn } from '#api/storage/pglite-insides';
import { exchange } from './exchange';
import { firstWordOf } from './first-word';

const { serialize } = protocol;

const readWords = ['select', 'with', 'values', 'table', 'explain', 'show'];
const changeWords = ['insert', 'update', 'delete', 'merge', 'truncate', 'create', 'alter', 'drop', 'comment'];

/** Rows fetched at a time, and the number of bytes after which no more are fetched: one value may be a file. */
const chunkRows = 100;
const maxBytes = 16 * 1024 * 1024;

const numericTypes = new Set<number>([
  types.INT2,
  types.INT4,
  types.INT8,
  types.OID,
  types.FLOAT4,
  types.FLOAT8,
  types.NUMERIC,
]);

export type StatementTerms = { mode: SqlMode; maxRows: number };

/**
 * Runs a statement that a user typed, in a transaction of its own. Three locks keep reading harmless:
 * - only statements whose first word is on the list: no COMMIT, SET, COPY (which reaches files and programs),
 *   DO;
 * - PostgreSQL's extended protocol, which takes one statement at a time: nothing can follow a semicolon;
 * - a transaction that is READ ONLY and is rolled back. Rows are fetched in portions, so a query over a
 *   million rows needs no more memory than the rows that are shown.
 */
export async function runStatement(pglite: PGlite, sql: string, terms: StatementTerms): Promise<SqlOutcome> {
  const word = firstWordOf(sql);
  if (word === '') return failure({ reason: 'empty' });
  const words = terms.mode === 'read' ? readWords : [...readWords, ...changeWords];
  if (!words.includes(word)) return failure({ reason: 'refused', message: word.toUpperCase() });
  const startedAt = performance.now();
  return runInTurn(pglite, async () => {
    const send = sendTo(pglite);
    await send(serialize.query(terms.mode === 'read' ? 'begin read only' : 'begin'));
    try {
      const result = await readRows(send, sql, terms.maxRows);
      const isChange = await hasWritten(send);
      if (terms.mode === 'write') await send(serialize.query('commit'));
      return { ...result, isChange, ms: performance.now() - startedAt };
    } catch (error) {
      return failureOf(error);
    } finally {
      // Outside a transaction it only warns.
      await send(serialize.query('rollback'));
      if (terms.mode === 'write') await pglite.syncToFs();
    }
  });
}

type Send = (...parts: Uint8Array[]) => Promise<messages.BackendMessage[]>;

function sendTo(pglite: PGlite): Send {
  return (...parts) => pglite.runExclusive(() => exchange(pglite, ...parts));
}

async function readRows(
  send: Send,
  sql: string,
  maxRows: number,
): Promise<Omit<SqlResult, 'isChange' | 'ms'>> {
  const execute = () => serialize.execute({ rows: Math.min(chunkRows, maxRows + 1) });
  let answers = await send(
    serialize.parse({ text: sql }),
    serialize.bind({}),
    serialize.describe({ type: 'P' }),
    execute(),
    serialize.sync(),
  );
  const described = answers.find((message) => message.name === 'rowDescription') as
    | messages.RowDescriptionMessage
    | undefined;
  const rows: (string | null)[][] = [];
  let bytes = 0;
  for (;;) {
    for (const message of answers) {
      if (message.name !== 'dataRow') continue;
      const { fields } = message as messages.DataRowMessage;
      rows.push(fields);
      bytes += fields.reduce((sum, field) => sum + (field?.length ?? 0), 0);
    }
    const hasMore = answers.some(({ name }) => name === 'portalSuspended');
    if (!hasMore || rows.length > maxRows || bytes > maxBytes) break;
    answers = await send(execute(), serialize.sync());
  }
  const done = answers.find((message) => message.name === 'commandComplete') as
    | messages.CommandCompleteMessage
    | undefined;
  return {
    isDone: true,
    command: done?.text ?? null,
    columns: (described?.fields ?? []).map(({ name, dataTypeID }) => ({
      name,
      isNumeric: numericTypes.has(dataTypeID),
    })),
    rows: rows.slice(0, maxRows),
    isCut: rows.length > maxRows || !done,
  };
}

/** PostgreSQL assigns a transaction its number with its first write. */
async function hasWritten(send: Send): Promise<boolean> {
  const answers = await send(serialize.query('select pg_current_xact_id_if_assigned()'));
  const row = answers.find(({ name }) => name === 'dataRow') as messages.DataRowMessage | undefined;
  return row?.fields[0] != null;
}

function failureOf(error: unknown): SqlFailure {
  if (!(error instanceof Error)) return failure({ message: String(error) });
  const { message, code, detail, hint, position } = error as Error & Partial<Record<string, string>>;
  const isSeveral = code === '42601' && message.includes('multiple commands');
  return failure({
    reason: isSeveral ? 'several' : 'failed',
    message,
    code: code ?? null,
    detail: detail ?? null,
    hint: hint ?? null,
    position: position ? Number(position) : null,
  });
}

function failure(known: Partial<SqlFailure>): SqlFailure {
  return {
    isDone: false,
    reason: 'failed',
    message: '',
    code: null,
    detail: null,
    hint: null,
    position: null,
    ...known,
  };
}
