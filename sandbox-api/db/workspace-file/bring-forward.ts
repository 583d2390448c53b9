import { sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { type Migration, migrate } from '#api/db/migrate';
import { readColumns } from './columns-of';
import type { FileHeader, FileTable } from './file-format';
import { assertKnown, insertRows } from './load-rows';
import { WorkspaceFileProblem } from './workspace-file-problem';
import { readAsWritten, readFileTables } from './write-workspace';

/** A PGlite in memory. Its contents are dropped, and the instance is discarded afterwards. */
export type OpenScratch = () => Promise<{ db: Db; close(): Promise<void> }>;

type Loaded = { header: FileHeader; tables: FileTable[] };

/**
 * The rows in the schema of this version. Rows of an older version are put into tables of that version, in a
 * separate database, and go through the later migrations like a store of that version. There are no other
 * rows beside them: a migration that reads reference data finds only the rows of the file.
 * @throws WorkspaceFileProblem 'newer-version', 'other-line', or what `assertKnown` finds.
 */
export async function bringForward(
  { header, tables }: Loaded,
  { migrations, openScratch }: { migrations: readonly Migration[]; openScratch: OpenScratch },
): Promise<FileTable[]> {
  const { schemaVersion, migration } = header;
  if (schemaVersion > migrations.length) throw new WorkspaceFileProblem('newer-version');
  if (migrations[schemaVersion - 1]?.name !== migration)
    throw new WorkspaceFileProblem('other-line', migration);
  if (schemaVersion === migrations.length) return tables;
  const { db, close } = await openScratch();
  try {
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`create schema public`);
    await migrate(db, migrations.slice(0, schemaVersion));
    await db.transaction(async (tx) => {
      await assertKnown(tx, tables);
      // Reference data is not in the file, so foreign keys to it cannot be checked.
      await tx.execute(sql`set local session_replication_role = replica`);
      const columns = await readColumns(tx);
      for (const table of tables) await insertRows(tx, table, columns.get(table.name) ?? []);
    });
    await migrate(db, migrations);
    return await db.transaction(async (tx) => {
      await readAsWritten(tx);
      return readFileTables(tx);
    });
  } finally {
    await close();
  }
}
