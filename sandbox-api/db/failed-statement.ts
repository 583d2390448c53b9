import { DrizzleQueryError } from 'drizzle-orm';
import { NoTurn } from './turns';

/** A statement that failed, told without the values it was given. Its cause is the driver's error, cleaned alike. */
export class FailedStatement extends Error {
  override name = 'FailedStatement';
}

/** Longer texts are bulk inserts: many times the same. */
const longestText = 1000;

/**
 * The error as it may stand in a log or in `jobs.last_error`. Drizzle's message lists the parameters of the statement
 * and the driver's `detail` the row: password hashes, digests of tokens, what a company entered. The statement's text,
 * what PostgreSQL said and where it happened stay; errors that come from no statement stay as they are, also as causes.
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

/** PostgreSQL's codes for: a lock was not free in time; too many connections; not yet or no longer taking any. */
const busyCodes = ['55P03', '53300', '57P03'];
/** What the driver says, without a code: all connections are in use, or the server does not answer. */
const noConnectionInTime = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
];

/** Whether the database had no time for a statement: it was undone, and may be done when it is asked for again. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoTurn) return true;
  if (isFromDriver(error)) return busyCodes.includes(error.code) || isPlanOutdated(error);
  return noConnectionInTime.includes(error.message) || isBusy(error.cause);
}

/**
 * Whether a connection has prepared the statement for columns that a newer host's migration gave other types meanwhile.
 * On that connection it fails for ever, on a fresh one it does not. The code says no more than "not supported", and the
 * message is in the server's language.
 */
export function isPlanOutdated(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isFromDriver(error)) return error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
  return isPlanOutdated(error.cause);
}

/** Classes of PostgreSQL's codes for: a value that its column cannot hold; one that a constraint forbids. */
const classesOfValues = ['22', '23'];

/** Whether a statement failed for the values it was given: the same values would fail again, and others may not. */
export function isForItsValues(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isFromDriver(error)) return classesOfValues.includes(error.code.slice(0, 2));
  return isForItsValues(error.cause);
}

type DriverError = Error & { code: string } & Partial<
    Record<(typeof toldBySchema)[number] | 'routine', string>
  >;

/** What names a thing of the schema and nothing of a row. */
const toldBySchema = ['code', 'schema', 'table', 'column', 'dataType', 'constraint'] as const;

/** Both drivers have an error of this shape, each its own class. */
function isFromDriver(error: Error): error is DriverError {
  return 'severity' in error && 'code' in error && typeof error.code === 'string';
}

function bareDriverError(error: DriverError): Error {
  const told = toldBySchema.flatMap((name) => (error[name] ? [[name, error[name]]] : []));
  const bare = Object.assign(new Error(`${error.message} (${error.code})`), Object.fromEntries(told));
  return withFramesOf(error, bare);
}

/** A stack begins with the message as it was. */
function withFramesOf<E extends Error>(from: Error, to: E): E {
  const head = String(from);
  const frames = from.stack?.startsWith(head) ? from.stack.slice(head.length) : '';
  to.stack = `${String(to)}${frames}`;
  return to;
}
