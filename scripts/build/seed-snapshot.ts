/** Builds the seed snapshot into the folder given as argument. Run by engine-parts.ts in a process of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { connectPglite } from '#api/db/connect/pglite';
import { migrate } from '#api/db/migrate';
import type { Platform } from '#api/kernel/context';
import { readGuide } from '../../seed/guides/read-guide';
import { buildSnapshot } from '../../seed/load/build-snapshot';
import { loadDemo } from '../../seed/load/demo';
import { loadLookups } from '../../seed/load/lookups';
import { loadReference } from '../../seed/load/reference';

const [outDir, referenceDate] = process.argv.slice(2);
if (!outDir || !referenceDate) throw new Error('Usage: seed-snapshot.ts <folder> <reference date>');

const folder = new URL('../../sandbox-api/db/migrations/', import.meta.url);
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ name: name.slice(0, -'.sql'.length), sql: readFileSync(new URL(name, folder), 'utf8') }));

const platform: Platform = {
  clock: { now: () => new Date(`${referenceDate}T00:00:00Z`) },
  random: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
  passwordIterations: 600_000,
  wakeJobs: () => undefined,
  readGuide,
};

await buildSnapshot({
  outDir,
  migrate: async (pglite) => (await migrate(connectPglite(pglite).db, migrations)).length,
  seed: async (pglite) => {
    const { db } = connectPglite(pglite);
    await loadLookups(db);
    await loadReference(db);
    await loadDemo({ db, platform, referenceDate });
  },
});
