import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgDialect, PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { type Db, databaseOf } from '#api/db/db';

/** A placeholder for the value of this name, which is given when the statement runs. */
export type Given<Values> = <Name extends keyof Values & string>(
  name: Name,
) => Placeholder<Name, Values[Name]>;

type Prepared<Answer> = PgPreparedQuery<PreparedQueryConfig & { execute: Answer }>;

/**
 * A statement that runs with every request: its text is built once, and a connection to PostgreSQL parses it
 * once. Drizzle would build the text on each use, together a tenth of the time of a small change; PostgreSQL
 * parses and plans an unnamed statement each time, which for small ones takes longer than to execute them.
 * Not for a page of a list: the planner must know the values of `limit` and `offset`, see the repositories of
 * the consumptions.
 * @param write builds the statement, with `given(name)` in the place of each value.
 * @returns runs it with those values on any handle.
 */
export function statement<Values extends Record<string, unknown>, Answer>(
  write: (db: Db, given: Given<Values>) => { prepare(name: string): Prepared<Answer> },
): (db: Db, values: Values) => Promise<Answer> {
  // One for each driver, because they read rows differently.
  const written = new Map<unknown, Prepared<Answer>>();
  return (db, values) => {
    const { session } = db._;
    const driver = session.constructor;
    const prepared = written.get(driver) ?? write(db, (name) => sql.placeholder(name)).prepare(nextName());
    written.set(driver, prepared);
    return onSession(prepared, session).execute(values);
  };
}

/** One counter for all, because a connection runs the statements of every module. */
let lastName = 0;

function nextName(): string {
  lastName += 1;
  return `statement_${lastName}`;
}

/** The same for raw SQL. */
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

/** The same statement on another connection or transaction, which drizzle knows only as its `client`. */
function onSession<Answer>(prepared: Prepared<Answer>, session: object): Prepared<Answer> {
  const { client } = session as { client?: unknown };
  return Object.create(prepared, { client: { value: client } });
}
