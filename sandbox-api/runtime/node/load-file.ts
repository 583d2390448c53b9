import { readFile, stat } from 'node:fs/promises';
import { EnginePglite } from '#api/db/connect/engine-pglite';
import { connectPglite } from '#api/db/connect/pglite';
import type { Db } from '#api/db/db';
import { maxFileBytes, tooLarge } from '#api/db/workspace-file/file-format';
import { type LoadedCompany, loadWorkspace } from '#api/db/workspace-file/load-workspace';
import type { Platform } from '#api/kernel/context';
import { settleCompanies } from '#api/modules/company/workspaces/service';
import { askedBy } from './environment';
import { readMigrations } from './read-migrations';

type Host = { db: Db; platform: Platform };

/**
 * Adds the companies of a workspace file to the database. A file that cannot be loaded changes nothing, and
 * is reported with the reason.
 */
export async function loadFile(
  { db, platform }: Host,
  path: string,
  log: (message: string) => void,
): Promise<void> {
  log(`Loading ${path} …`);
  const companies = await askedBy(`--load ${path}`, () => load({ db, platform }, path));
  for (const { id, name } of companies) log(`Loaded the company "${name}" as number ${id}.`);
}

async function load({ db, platform }: Host, path: string): Promise<LoadedCompany[]> {
  // Checked before reading: a file that is far too large would not fit in memory either.
  if ((await stat(path)).size > maxFileBytes) throw tooLarge(maxFileBytes);
  return loadWorkspace(db, Uint8Array.from(await readFile(path)), {
    migrations: readMigrations(),
    openScratch: async () => connectPglite(await EnginePglite.open({})),
    knownAccounts: 'refuse',
    finish: (tx, companyIds) => settleCompanies({ db: tx, platform }, companyIds),
  });
}
