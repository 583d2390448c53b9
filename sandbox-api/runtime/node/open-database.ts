import { access, constants, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnginePglite, postgresMajor } from '#api/db/connect/engine-pglite';
import { connectPglite } from '#api/db/connect/pglite';
import { connectPostgres } from '#api/db/connect/postgres';
import type { Connection } from '#api/db/db';
import { migrate } from '#api/db/migrate';
import type { Platform } from '#api/kernel/context';
import { today } from '#api/kernel/context';
import { updateReference } from '#api/modules/emissions/recalculation/reference-update';
import { loadDemo } from '../../../seed/load/demo/demo';
import { loadLookups } from '../../../seed/load/lookups';
import { loadReference, shippedReference } from '../../../seed/load/reference';
import { claimFolder } from './claim-folder';
import { askedBy, type Environment, EnvironmentProblem } from './environment';
import { loadFile } from './load-file';
import { readMigrations } from './read-migrations';
import { hasCompanies, isReferenceLoaded, reach, whileOthersWait } from './repository';

export type HostDatabase = Connection & {
  /** Other hosts may use it at the same time: true for a server, not for the files of PGlite. */
  isShared: boolean;
};

/** PostgreSQL if one is named, otherwise PGlite with its files on disk. */
export async function openDatabase(
  { databaseUrl, dataFolder }: Environment,
  log: (message: string, error: unknown) => void,
): Promise<HostDatabase> {
  if (databaseUrl) {
    const connection = connectPostgres(databaseUrl, (error) => log('A connection was lost', error));
    // Without its value, which contains a password.
    await askedBy('DATABASE_URL', () => reach(connection.db)).catch(async (error) => {
      await connection.close();
      throw error;
    });
    return { ...connection, isShared: true };
  }
  const connection = await askedBy(`DATA_FOLDER ${dataFolder}`, () => openFolder(dataFolder));
  return { ...connection, isShared: false };
}

async function openFolder(dataFolder: string): Promise<Connection> {
  await mkdir(dataFolder, { recursive: true });
  // PGlite would report only "errno 2".
  await access(dataFolder, constants.R_OK | constants.W_OK);
  const release = await claimFolder(dataFolder);
  if (!release) {
    throw new EnvironmentProblem(
      `DATA_FOLDER ${dataFolder} is in use by another process. Stop that process, or name another folder.`,
    );
  }
  try {
    await assertOwnFiles(dataFolder);
    const { db, close } = connectPglite(await EnginePglite.open({ dataDir: dataFolder }));
    return { db, close: () => close().finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

/** For files that PGlite cannot open it only reports that it did not start. */
async function assertOwnFiles(dataFolder: string): Promise<void> {
  const file = await readFile(join(dataFolder, 'PG_VERSION'), 'utf8').catch(() => postgresMajor);
  const major = file.trim();
  if (major === postgresMajor) return;
  throw new EnvironmentProblem(
    `DATA_FOLDER ${dataFolder} has files of PostgreSQL ${major}, and this version needs ${postgresMajor}. ` +
      'Nothing was changed: open them with the version that wrote them, or name another folder.',
  );
}

/**
 * Opens and prepares. PGlite keeps the memory used for creating and filling its files, some 470 MB, until it
 * is closed; so a newly filled database is opened once more from its files.
 */
export async function openPrepared(
  environment: Environment,
  {
    platform,
    withDemo,
    loadPath,
    log,
  }: Pick<Preparation, 'platform' | 'withDemo'> & {
    /** A workspace file, whose companies are added. */
    loadPath?: string | undefined;
    log(message: string, error?: unknown): void;
  },
): Promise<HostDatabase> {
  const connection = await openDatabase(environment, log);
  try {
    const isFilled = await prepareDatabase({ connection, platform, withDemo, log });
    if (loadPath !== undefined) await loadFile({ db: connection.db, platform }, loadPath, log);
    if ((!isFilled && loadPath === undefined) || connection.isShared) return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
  await connection.close();
  return openDatabase(environment, log);
}

type Preparation = {
  connection: HostDatabase;
  platform: Platform;
  withDemo: boolean;
  log(message: string): void;
};

/**
 * Brings schema and reference data up to date, loads the latter into a new database, and the demo companies
 * too on request. Loading is one transaction each, so the next start repeats an interrupted one. When hosts
 * start at once, each waits for the previous one and finds its work done.
 * @returns whether the database was new, and filled.
 */
export async function prepareDatabase(preparation: Preparation): Promise<boolean> {
  const { db, isShared } = preparation.connection;
  return isShared ? whileOthersWait(db, () => prepare(preparation)) : prepare(preparation);
}

async function prepare({ connection: { db }, platform, withDemo, log }: Preparation): Promise<boolean> {
  for (const name of await migrate(db, readMigrations())) log(`Applied migration ${name}.`);
  const isNew = !(await isReferenceLoaded(db));
  if (isNew) {
    log('Loading reference data …');
    await db.transaction(async (tx) => {
      await loadLookups(tx);
      await loadReference(tx);
    });
  } else {
    const { version } = shippedReference();
    await updateReference({ db, platform }, { version, read: async () => shippedReference() });
  }
  if (!withDemo) return isNew;
  if (await hasCompanies(db)) {
    log('The database already has companies, so the demo is not loaded again.');
    return isNew;
  }
  log('Loading the demo companies …');
  await db.transaction((tx) => loadDemo({ db: tx, platform, referenceDate: today(platform.clock) }));
  return true;
}
