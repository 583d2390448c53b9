import type { DemoOffer } from '#api/contract/sandbox/demo-offer';
import { connectPglite } from '#api/db/connect/pglite';
import { type Migration, migrate } from '#api/db/migrate';
import type { Platform } from '#api/kernel/context';
import { runHeavyWorkHere } from '#api/kernel/heavy-work';
import type { SnapshotManifest } from '#api/storage/snapshot/snapshot';
import { demoCompanies } from '../../companies/demo-companies';
import { readGuide } from '../../guides/read-guide';
import { referenceDate } from '../../reference-date';
import { buildSnapshot } from '../build-snapshot';
import { loadLookups } from '../lookups';
import { loadReference } from '../reference';
import { createRepeatableRandom } from '../snapshot/still-world';
import { loadDemo } from './demo';
import { describeDemo } from './demo-offer';

type Options = {
  outDir: string;
  migrations: readonly Migration[];
  /** The whole demo; tests load fewer companies to save time. */
  companies?: typeof demoCompanies;
};

/** Lines of one location and factor differ little, so storing them side by side saves a sixth after compression. */
const sortLedger = `
  cluster emission_lines using emission_lines_place;
  alter table emission_lines set without cluster`;

export type DemoSnapshot = { manifest: SnapshotManifest; offer: DemoOffer };

/** Builds the snapshot of the sandbox. Its content depends on the sources alone, not on the date or on chance. */
export async function buildDemoSnapshot({
  outDir,
  migrations,
  companies = demoCompanies,
}: Options): Promise<DemoSnapshot> {
  const instant = new Date(`${referenceDate}T00:00:00Z`);
  const platform: Platform = {
    clock: { now: () => instant },
    // For the demo's accounts, whose password is public.
    random: createRepeatableRandom('demo accounts'),
    passwordIterations: 600_000,
    wakeJobs: () => undefined,
    readGuide,
    runHeavyWork: runHeavyWorkHere,
  };
  let offer: DemoOffer | null = null;
  const manifest = await buildSnapshot({
    outDir,
    instant,
    migrate: async (pglite) => (await migrate(connectPglite(pglite).db, migrations)).length,
    seed: async (pglite) => {
      const { db } = connectPglite(pglite);
      await loadLookups(db);
      await loadReference(db);
      await loadDemo({ db, platform, referenceDate, companies });
      offer = await describeDemo({ db, referenceDate, companies });
      await pglite.exec(sortLedger);
    },
  });
  if (!offer) throw new Error('The demo was not loaded.');
  return { manifest, offer };
}
