/**
 * The worker without its shortcuts: each export replaces the module of the same export, see shortcuts.ts. The whole
 * worker is rebuilt with this replacement to measure what a response costs without the shortcut.
 */
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import type { Given } from '#api/db/statement';

/** Queries the catalogue for the array types at every start. */
export class EnginePglite extends PGlite {
  static open(options: PGliteOptions): Promise<PGlite> {
    return PGlite.create(options);
  }
}

/** PGlite's own `query()` and `transaction()`. */
export class PreparedPglite {
  query: PGlite['query'];
  transaction: PGlite['transaction'];

  constructor(pglite: PGlite) {
    this.query = pglite.query.bind(pglite);
    this.transaction = pglite.transaction.bind(pglite);
  }
}

type Runnable<Answer> = { prepare(name: string): { execute(values: object): Promise<Answer> } };

/** Drizzle builds the text on each use. */
export function statement<Values extends Record<string, unknown>, Answer>(
  write: (db: Db, given: Given<Values>) => Runnable<Answer>,
): (db: Db, values: Values) => Promise<Answer> {
  return (db, values) =>
    write(db, (name) => sql.placeholder(name))
      .prepare('')
      .execute(values);
}

export function sqlStatement<Values extends Record<string, unknown>, Row extends Record<string, unknown>>(
  write: (given: (name: keyof Values & string) => unknown) => SQL,
): (db: Db, values: Values) => Promise<{ rows: Row[] }> {
  return async (db, values) => {
    const { rows } = await db.execute<Row>(write((name) => values[name]));
    return { rows };
  };
}

/** Calculated each time. */
export class Remembered<Answer> {
  answer(_reference: object, _question: string, work: () => Answer): Answer {
    return work();
  }
}
