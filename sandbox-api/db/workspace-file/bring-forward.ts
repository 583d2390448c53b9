import { sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { type Migration, migrate } from '#api/db/migrate';
import { readColumns } from './columns-of';
import type { FileHeader, FileTable } from './file-format';
import { assertKnown, insertRows } from './load-rows';
import { WorkspaceFileProblem } from './workspace-file-problem';
import { readAsWritten, readFileTables } from './write-workspace';

/** A PGlite in memory. Whatever it holds is dropped, and it is thrown away itself. */
export type OpenScratch = () => Promise<{ db: Db; close(): Promise<void> }>;

type Loaded = { header: FileHeader; tables: FileTable[] };

/**
 * The rows as this version has them. Those of an older one are put into tables as they were then, in a database of
 * their own, and go through the migrations since, as a store of that version would. There are no other rows beside them:
 * a migration that reads reference data finds only what the file brings.
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
      // Reference data is not in the file, so its rows cannot be there to be named.
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
