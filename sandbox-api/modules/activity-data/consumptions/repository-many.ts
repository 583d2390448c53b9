import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db/db';
import { insertMany } from '#api/db/insert-rows';

type EntryTable = PgTable & { id: PgColumn; companyId: PgColumn };
type CorrectableTable = EntryTable & { correctsId: PgColumn };

/** What is done with many entries of a table at once, as when an intake is taken back. */
export function manyRows<Row>(table: EntryTable) {
  return {
    async lockMany(db: Db, companyId: number, ids: readonly number[]): Promise<Row[]> {
      const rows = await db
        .select()
        .from(table)
        .where(ofIds(table, companyId, ids))
        .orderBy(asc(table.id))
        .for('update');
      return rows as Row[];
    },
    async deleteMany(db: Db, companyId: number, ids: readonly number[]): Promise<void> {
      await db.delete(table).where(ofIds(table, companyId, ids));
    },
    /** Writes deleted rows back under their keys. */
    async restoreMany(db: Db, companyId: number, rows: readonly object[]): Promise<void> {
      await insertMany(
        db,
        table,
        // Only an entry that corrects no other is replaced, whatever a loaded workspace may say.
        rows.map((row) => ({ ...row, companyId, correctsId: null })),
      );
    },
  };
}

/** The same of a table with credit notes. */
export function manyCorrectableRows<Row>(table: CorrectableTable) {
  return {
    ...manyRows<Row>(table),
    async areCorrected(db: Db, companyId: number, ids: readonly number[]): Promise<boolean> {
      const notes = await db
        .select({ id: table.id })
        .from(table)
        .where(
          and(
            eq(table.companyId, companyId),
            isAmong(table.correctsId, ids),
            sql`not (${isAmong(table.id, ids)})`,
          ),
        )
        .limit(1);
      return notes.length > 0;
    },
  };
}

const ofIds = (table: EntryTable, companyId: number, ids: readonly number[]) =>
  and(eq(table.companyId, companyId), isAmong(table.id, ids));

/** One parameter, because a statement with thousands takes long to parse. */
function isAmong(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} in (select value::integer from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
}
