import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db/db';

type EntryTable = PgTable & { id: PgColumn; companyId: PgColumn; correctsId: PgColumn };

/** What is done with many entries of a table at once, as when an intake is taken back. */
export function manyRows<Row>(table: EntryTable) {
  const ofIds = (companyId: number, ids: readonly number[]) =>
    and(eq(table.companyId, companyId), isAmong(table.id, ids));
  return {
    async lockMany(db: Db, companyId: number, ids: readonly number[]): Promise<Row[]> {
      const rows = await db
        .select()
        .from(table)
        .where(ofIds(companyId, ids))
        .orderBy(asc(table.id))
        .for('update');
      return rows as Row[];
    },
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
    async deleteMany(db: Db, companyId: number, ids: readonly number[]): Promise<void> {
      await db.delete(table).where(ofIds(companyId, ids));
    },
  };
}

/** One parameter, because a statement with thousands takes long to parse. */
function isAmong(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} in (select value::integer from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
}
