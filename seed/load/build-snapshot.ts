/**
 * Builds the seed snapshot: a data directory with migrations, reference data and demo companies, made by the same
 * PGlite that will run it in the browser.
 * The directory is copied from the disk after a clean shutdown, not dumped from the running database, so a start
 * from it has nothing to replay. The same content gives the same bytes on any day.
 */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { SNAPSHOT_INITDB_ARGS } from '#api/storage/engine-settings';
import { readFileLayout } from '#api/storage/file-layout';
import { checksumOf } from '#api/storage/snapshot/checksum';
import { packSnapshot, type SnapshotManifest } from '#api/storage/snapshot/snapshot';
import { pack } from './snapshot/pack';
import { readDataDirectory } from './snapshot/read-data-directory';
import { inStillWorld } from './snapshot/still-world';

export type BuildSnapshotOptions = {
  /** Receives `snapshot.json` and the packed snapshot it names. Created if missing. */
  outDir: string;
  /** The fixed time of the clock; the same for the same content. */
  instant: Date;
  /** Applies all migrations; returns their number, the snapshot's schema version. */
  migrate: (pglite: PGlite) => Promise<number>;
  /** Loads reference data and demo companies. */
  seed: (pglite: PGlite) => Promise<void>;
};

/** Builds the snapshot and returns its manifest, as written to `snapshot.json`. */
export async function buildSnapshot({
  outDir,
  instant,
  migrate,
  seed,
}: BuildSnapshotOptions): Promise<SnapshotManifest> {
  const workDir = await mkdtemp(join(tmpdir(), 'ledgerleaf-snapshot-'));
  try {
    const dataDir = join(workDir, 'data');
    const { schemaVersion, fileLayout } = await inStillWorld(instant, () =>
      fillDataDirectory(dataDir, migrate, seed),
    );
    const { directories, files } = await readDataDirectory(dataDir);
    const pgliteVersion = await readPgliteVersion();
    const packed = packSnapshot({ pgliteVersion, schemaVersion }, directories, files);
    const transferred = await pack(packed);
    const hash = createHash('sha256').update(packed).digest('hex');
    const manifest: SnapshotManifest = {
      // Not ".zst", because some hosts add Content-Encoding to that name, and others a MIME type that proxies
      // change.
      file: `${hash.slice(0, 16)}.snapshot`,
      hash,
      checksum: checksumOf(packed),
      bytes: packed.length,
      transferBytes: transferred.length,
      pgliteVersion,
      fileLayout,
      schemaVersion,
      files: files.size,
    };
    await mkdir(outDir, { recursive: true });
    await writeFile(join(outDir, manifest.file), transferred);
    await writeFile(join(outDir, 'snapshot.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

async function fillDataDirectory(
  dataDir: string,
  migrate: BuildSnapshotOptions['migrate'],
  seed: BuildSnapshotOptions['seed'],
): Promise<Pick<SnapshotManifest, 'schemaVersion' | 'fileLayout'>> {
  const pglite = await PGlite.create({ dataDir, initDbStartParams: [...SNAPSHOT_INITDB_ARGS] });
  try {
    const schemaVersion = await migrate(pglite);
    await seed(pglite);
    await slim(pglite);
    return { schemaVersion, fileLayout: await readFileLayout(pglite) };
  } finally {
    await pglite.close();
  }
}

/**
 * Template databases are two thirds of an empty directory, and the catalogue's comments and standard views are only
 * useful at a prompt; short statistics of our own tables are enough for the planner. A frozen page is never written
 * by a read. The last step starts a new WAL segment, because the previous one still contains the vacuum.
 */
async function slim(pglite: PGlite): Promise<void> {
  await pglite.exec('drop schema information_schema cascade');
  await pglite.exec(dropStandardViews);
  await pglite.exec('delete from pg_description; delete from pg_shdescription');
  await pglite.exec(
    "update pg_database set datistemplate = false, datallowconn = true where datname like 'template_'",
  );
  await pglite.exec('drop database template0');
  await pglite.exec('drop database template1');
  await pglite.exec('set default_statistics_target = 10');
  await pglite.exec('vacuum (full, freeze, analyze)');
  await pglite.exec('delete from pg_statistic where starelid < 16384');
  await pglite.exec('vacuum (full, freeze) pg_statistic');
  await pglite.exec('checkpoint; select pg_switch_wal(); checkpoint');
}

const dropStandardViews = `
  do $$
  declare standard_view name;
  begin
    for standard_view in select relname from pg_class where relkind = 'v' and relnamespace = 'pg_catalog'::regnamespace loop
      execute format('drop view if exists pg_catalog.%I cascade', standard_view);
    end loop;
  end $$`;

async function readPgliteVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'));
  return version;
}
