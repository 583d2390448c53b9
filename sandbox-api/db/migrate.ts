import { sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';

export type Migration = { name: string; sql: string };

/** The store was written by an unrelated line of versions; running our migrations would damage it. */
export class ForeignSchema extends Error {
  override name = 'ForeignSchema';
}

/**
 * Applies the missing migrations in order, each with its record in one transaction. The applied ones must be
 * a prefix of ours, by name and by content: a store of a newer or foreign version is refused and left
 * untouched. (drizzle's own migrator reads a folder through node:fs, which a service worker does not have.)
 */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  await db.execute(
    sql`create table if not exists schema_migrations (position integer primary key, name text not null)`,
  );
  // Empty in a store that is older than the column.
  await db.execute(sql`alter table schema_migrations add column if not exists digest text`);
  const applied = await db.execute<{ name: string; digest: string | null }>(
    sql`select name, digest from schema_migrations order by position`,
  );
  for (const [index, { name, digest }] of applied.rows.entries()) {
    const ours = migrations[index];
    if (ours?.name !== name) {
      throw new ForeignSchema(`Migration ${index + 1} is "${name}" in the store, not "${ours?.name}".`);
    }
    if (digest !== null && digest !== (await digestOf(db, ours))) {
      throw new ForeignSchema(`Migration "${name}" was another one when it was applied to the store.`);
    }
  }
  const missing = migrations.slice(applied.rows.length);
  for (const [offset, migration] of missing.entries()) {
    await db.transaction(async (tx) => {
      for (const statement of statementsOf(migration)) await tx.execute(sql.raw(statement));
      const position = applied.rows.length + offset + 1;
      const digest = await digestOf(tx, migration);
      await tx.execute(sql`
        insert into schema_migrations (position, name, digest) values (${position}, ${migration.name}, ${digest})`);
    });
  }
  return missing.map((migration) => migration.name);
}

/** Number of applied migrations of a migrated database; only reads. */
export async function countApplied(db: Db): Promise<number> {
  const { rows } = await db.execute<{ applied: number }>(
    sql`select count(*)::int as applied from schema_migrations`,
  );
  return rows[0]?.applied ?? 0;
}

/** The same for any line endings of a checkout. */
async function digestOf(db: Db, migration: Migration): Promise<string | null> {
  const text = migration.sql.replaceAll('\r\n', '\n');
  const { rows } = await db.execute<{ digest: string }>(
    sql`select encode(sha256(convert_to(${text}, 'UTF8')), 'hex') as digest`,
  );
  return rows[0]?.digest ?? null;
}

/** The extended protocol takes one statement at a time; drizzle-kit marks where one ends. */
function statementsOf(migration: Migration): string[] {
  return migration.sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter(Boolean);
}
