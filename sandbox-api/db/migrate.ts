import { sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';

export type Migration = { name: string; sql: string };

/** The store was written by another line of versions; running our migrations would damage it. */
export class ForeignSchema extends Error {
  override name = 'ForeignSchema';
}

/**
 * Applies what is missing, in order, each migration with its record in one transaction. The applied names
 * must be a prefix of ours: a store of a newer or foreign version is refused and left untouched.
 * (drizzle's own migrator reads a folder through node:fs, which a service worker does not have.)
 */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  await db.execute(
    sql`create table if not exists schema_migrations (position integer primary key, name text not null)`,
  );
  const applied = await db.execute<{ name: string }>(
    sql`select name from schema_migrations order by position`,
  );
  applied.rows.forEach(({ name }, index) => {
    if (migrations[index]?.name !== name) {
      throw new ForeignSchema(
        `Migration ${index + 1} is "${name}" in the store, not "${migrations[index]?.name}".`,
      );
    }
  });
  const missing = migrations.slice(applied.rows.length);
  for (const [offset, migration] of missing.entries()) {
    await db.transaction(async (tx) => {
      for (const statement of statementsOf(migration)) await tx.execute(sql.raw(statement));
      const position = applied.rows.length + offset + 1;
      await tx.execute(sql`insert into schema_migrations values (${position}, ${migration.name})`);
    });
  }
  return missing.map((migration) => migration.name);
}

/** The extended protocol takes one statement at a time; drizzle-kit marks where one ends. */
function statementsOf(migration: Migration): string[] {
  return migration.sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter(Boolean);
}
