import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import type { StoreState } from './engine';

/** The SQL console of the sandbox: messages between its worker, the engine's host and the page. */

/**
 * `read` changes nothing; `rehearse` makes a change and rolls it back, to show its effect; `write` keeps it.
 * The first two run on a copy in a separate worker, which can be ended at any time.
 */
export type SqlMode = 'read' | 'rehearse' | 'write';

const sqlResult = z.object({
  isDone: z.literal(true),
  /** In PostgreSQL's form: `SELECT 12`, `UPDATE 3`; null if not all rows were read. */
  command: z.string().nullable(),
  columns: z.array(z.object({ name: z.string(), isNumeric: z.boolean() })),
  rows: z.array(z.array(z.string().nullable())),
  /** There are more rows than were asked for, or than fit. */
  isCut: z.boolean(),
  /** It wrote something, possibly as a part of a SELECT. */
  isChange: z.boolean(),
  ms: z.number(),
});
export type SqlResult = z.output<typeof sqlResult>;

const sqlFailure = z.object({
  isDone: z.literal(false),
  /** `refused`: this statement is never run. `several`: one at a time. `failed`: PostgreSQL's own message. */
  reason: z.enum(['empty', 'refused', 'several', 'failed']),
  message: z.string(),
  code: z.string().nullable(),
  detail: z.string().nullable(),
  hint: z.string().nullable(),
  /** Of the character in the statement, from 1. */
  position: z.number().int().nullable(),
});
export type SqlFailure = z.output<typeof sqlFailure>;

export const sqlOutcome = z.discriminatedUnion('isDone', [sqlResult, sqlFailure]).meta({ id: 'SqlOutcome' });
export type SqlOutcome = z.output<typeof sqlOutcome>;

/** Name of the worker, by which the script of the engine knows what it is for. */
export const consoleWorkerName = 'ledgerleaf-console';

export type ConsoleRequest = {
  id: number;
  sql: string;
  mode: Exclude<SqlMode, 'write'>;
  maxRows: number;
  /** Of the engine's store, so that the copy is as new. */
  state: StoreState;
};

/** `problem`: the copy could not be opened. */
export type ConsoleAnswer = { id: number; outcome: SqlOutcome | null; problem: string | null };

export const writeSql = defineEndpoint({
  id: 'writeSql',
  tag: 'Sandbox',
  summary: 'Run one SQL statement on the database of the sandbox and keep what it changes',
  method: 'post',
  path: '/api/Sandbox/Sql',
  access: { level: 'public' },
  body: z.object({ sql: z.string().max(100_000) }),
  response: sqlOutcome,
  isIdempotencyKept: false,
});
