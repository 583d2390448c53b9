import { getTableName, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import type { Migration } from '#api/db/migrate';
import { type TableKey, tables } from '#api/db/tables';
import { bringForward, type OpenScratch } from './bring-forward';
import { deleteCompanies } from './company-rows';
import { type FileTable, unpackFile, type Value } from './file-format';
import { renumber } from './id-map';
import { assertKnown, insertTables, raiseSequences } from './load-rows';
import { bringShared } from './shared-ids';
import { WorkspaceFileProblem } from './workspace-file-problem';
import type { Progress } from './write-workspace';

export type LoadedCompany = { id: number; name: string };

export type LoadOptions = {
  migrations: readonly Migration[];
  openScratch: OpenScratch;
  /**
   * What happens to an existing company with an account from the file. A server refuses the file and names
   * the e-mail, because a file must never move an account to another company or replace its password. A
   * sandbox belongs to its user, so the file's company replaces the existing one.
   */
  knownAccounts: 'refuse' | 'replace';
  /** Follow-up work of other areas on the new companies, in the transaction of the load. */
  finish(tx: Db, companyIds: readonly number[]): Promise<void>;
  onProgress?: Progress | undefined;
};

/**
 * Loads the companies of a file, completely or not at all.
 * @throws WorkspaceFileProblem
 */
export async function loadWorkspace(
  db: Db,
  file: Uint8Array<ArrayBuffer>,
  options: LoadOptions,
): Promise<LoadedCompany[]> {
  const unpacked = await unpackFile(file);
  const fileTables = await bringForward(unpacked, options);
  assertAdministered(fileTables);
  return db.transaction((tx) => load(tx, fileTables, options));
}

async function load(
  tx: Db,
  fileTables: readonly FileTable[],
  options: LoadOptions,
): Promise<LoadedCompany[]> {
  await assertKnown(tx, fileTables);
  await makeRoom(tx, fileTables, options.knownAccounts);
  const shared = await bringShared(tx, fileTables);
  const { tables: rows, highestIds } = await renumber(tx, fileTables, shared);
  await insertTables(tx, rows, options.onProgress ?? (() => {}));
  await raiseSequences(tx, highestIds);
  const companies = records(rows, 'companies').map((company) => ({
    id: Number(company('id')),
    name: String(company('name')),
  }));
  await options.finish(
    tx,
    companies.map(({ id }) => id),
  );
  return companies;
}

/** Every company needs an administrator to change its users and settings. */
function assertAdministered(fileTables: readonly FileTable[]): void {
  const companies = records(fileTables, 'companies');
  if (companies.length === 0) throw new WorkspaceFileProblem('empty');
  const administered = new Set(
    records(fileTables, 'users')
      .filter((user) => user('role') === 'Admin' && user('is_active') === true && user('removed_on') === null)
      .map((user) => user('company_id')),
  );
  const without = companies.find((company) => !administered.has(company('id') ?? null));
  if (without) throw new WorkspaceFileProblem('no-administrator', String(without('name')));
}

async function makeRoom(
  tx: Db,
  fileTables: readonly FileTable[],
  knownAccounts: LoadOptions['knownAccounts'],
): Promise<void> {
  const emails = records(fileTables, 'users')
    .filter((user) => user('removed_on') === null)
    .map((user) => String(user('email')).toLowerCase());
  const { rows } = await tx.execute<{ email: string; companyId: number }>(sql`
    select email, company_id as "companyId" from users
    where removed_on is null
      and lower(email) in (select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))
    order by id`);
  const [first] = rows;
  if (!first) return;
  if (knownAccounts === 'refuse') throw new WorkspaceFileProblem('account-exists', first.email);
  await deleteCompanies(tx, [...new Set(rows.map(({ companyId }) => companyId))]);
}

type Field = (column: string) => Value | undefined;

/** The rows of a table, with access by column name. */
function records(fileTables: readonly FileTable[], key: TableKey): Field[] {
  const table = fileTables.find(({ name }) => name === getTableName(tables[key]));
  return (table?.rows ?? []).map((row) => (column) => row[table?.columns.indexOf(column) ?? -1]);
}
