import { DrizzleQueryError } from 'drizzle-orm';
import { NoTurn } from './turns';

/** A failed statement, reported without its values. Its cause is the driver's error, cleaned in the same way. */
export class FailedStatement extends Error {
  override name = 'FailedStatement';
}

/** Longer texts are bulk inserts, which repeat themselves. */
const longestText = 1000;

/**
 * The error in a form that is safe for a log or for `jobs.last_error`. Drizzle's message lists the parameters
 * of the statement and the driver's `detail` the row: password hashes, digests of tokens, data of a company.
 * The statement's text, PostgreSQL's message and its position stay; errors that do not come from a statement
 * stay unchanged, also as causes.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (isFromDriver(error)) return bareDriverError(error);
  const cause = withoutValues(error.cause);
  if (error instanceof DrizzleQueryError) {
    const { query } = error;
    const text = query.length > longestText ? `${query.slice(0, longestText)}…` : query;
    const reason = cause instanceof Error ? cause.message : 'failed';
    return withFramesOf(error, new FailedStatement(`${reason}, in: ${text}`, { cause }));
  }
  if (cause === error.cause) return error;
  const properties = {
    ...Object.getOwnPropertyDescriptors(error),
    cause: { value: cause, enumerable: false },
  };
  return Object.create(Object.getPrototypeOf(error), properties);
}

/**
 * PostgreSQL's codes for: a lock was not free in time; too many connections; not accepting connections yet,
 * or any more.
 */
const busyCodes = ['55P03', '53300', '57P03'];
/** Driver messages without a code: all connections are in use, or the server does not answer. */
const noConnectionInTime = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
];

/** Whether the database had no time for a statement: it was rolled back and may be tried again. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoTurn) return true;
  if (isFromDriver(error)) return busyCodes.includes(error.code) || isPlanOutdated(error);
  return noConnectionInTime.includes(error.message) || isBusy(error.cause);
}

/**
 * Whether the connection has prepared the statement before a newer host's migration changed the types of its
 * columns. On that connection it always fails, on a fresh one it works. The code only says "not supported",
 * and the message is in the server's language.
 */
export function isPlanOutdated(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isFromDriver(error)) return error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
  return isPlanOutdated(error.cause);
}

/** Classes of PostgreSQL's codes for: a value that its column cannot hold; one that violates a constraint. */
const classesOfValues = ['22', '23'];

/** Whether a statement failed because of its values: the same values would fail again, others may not. */
export function isForItsValues(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isFromDriver(error)) return classesOfValues.includes(error.code.slice(0, 2));
  return isForItsValues(error.cause);
}

type DriverError = Error & { code: string } & Partial<
    Record<(typeof toldBySchema)[number] | 'routine', string>
  >;

/** Fields that name parts of the schema and reveal nothing of a row. */
const toldBySchema = ['code', 'schema', 'table', 'column', 'dataType', 'constraint'] as const;

/** Both drivers have an error of this shape, each with its own class. */
function isFromDriver(error: Error): error is DriverError {
  return 'severity' in error && 'code' in error && typeof error.code === 'string';
}

function bareDriverError(error: DriverError): Error {
  const told = toldBySchema.flatMap((name) => (error[name] ? [[name, error[name]]] : []));
  const bare = Object.assign(new Error(`${error.message} (${error.code})`), Object.fromEntries(told));
  return withFramesOf(error, bare);
}

/** A stack starts with the original message. */
function withFramesOf<E extends Error>(from: Error, to: E): E {
  const head = String(from);
  const frames = from.stack?.startsWith(head) ? from.stack.slice(head.length) : '';
  to.stack = `${String(to)}${frames}`;
  return to;
}
