import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgDialect, PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { type Db, databaseOf } from '#api/db/db';

/** Stands where the value of this name comes when the statement runs. */
export type Given<Values> = <Name extends keyof Values & string>(
  name: Name,
) => Placeholder<Name, Values[Name]>;

type Prepared<Answer> = PgPreparedQuery<PreparedQueryConfig & { execute: Answer }>;

/**
 * A statement for what runs with every request: its text is built once, and a connection to PostgreSQL reads it once.
 * Drizzle builds the text anew with each use, together some tenth of the time of a small change; PostgreSQL reads and
 * plans what has no name anew, which for small ones takes longer than to carry them out. Not for a list's page: what `limit` and `offset` are must be known
 * to the planner, see the repositories of the consumptions.
 * @param write says the statement, with `given(name)` in the place of each value.
 * @returns runs it with those values on any handle.
 */
export function statement<Values extends Record<string, unknown>, Answer>(
  write: (db: Db, given: Given<Values>) => { prepare(name: string): Prepared<Answer> },
): (db: Db, values: Values) => Promise<Answer> {
  // One for each driver: they read their rows in ways of their own.
  const written = new Map<unknown, Prepared<Answer>>();
  return (db, values) => {
    const { session } = db._;
    const driver = session.constructor;
    const prepared = written.get(driver) ?? write(db, (name) => sql.placeholder(name)).prepare(nextName());
    written.set(driver, prepared);
    return onSession(prepared, session).execute(values);
  };
}

/** Counted for all: a connection runs the statements of every module. */
let lastName = 0;

function nextName(): string {
  lastName += 1;
  return `statement_${lastName}`;
}

/** The same for SQL in its own words. */
export function sqlStatement<Values extends Record<string, unknown>, Row extends Record<string, unknown>>(
  write: (given: Given<Values>) => SQL,
): (db: Db, values: Values) => Promise<{ rows: Row[] }> {
  return statement((db, given: Given<Values>) => ({
    prepare: (name) => {
      const query = (databaseOf(db) as PgDialect).sqlToQuery(write(given));
      return db._.session.prepareQuery(query, undefined, name, false);
    },
  }));
}

/** The same statement for another connection or transaction: to drizzle that is its `client`, and nothing else. */
function onSession<Answer>(prepared: Prepared<Answer>, session: object): Prepared<Answer> {
  const { client } = session as { client?: unknown };
  return Object.create(prepared, { client: { value: client } });
}
