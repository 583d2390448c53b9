import type { Db } from '#api/db/db';
import { hasReference, type ReferenceSet, syncReference } from '#api/db/sync-reference';
import type { Platform } from '#api/kernel/context';
import { queueJob } from '#api/kernel/jobs';
import { countRecalculatedRows, type RecalculationExtent } from '#api/modules/emissions/ledger/ledger';
import { findCompaniesUsing, findLastEntryChange, fingerprint, lockCompany } from './repository-decisions';
import { findOpenRun, insertRun } from './repository-runs';
import { firstBatch, recalculationRunJob } from './runs';
import { defaultBaseYear } from './year-series';

type Host = { db: Db; platform: Platform };

/** The reference data of a host. Reading it may need a download. */
export type OfferedReference = { version: string; read(): Promise<ReferenceSet> };

/**
 * Updates a database to the reference data of this build, and proposes a recalculation to each company whose figures
 * use a corrected factor. A database that is up to date is only queried; an update is one transaction.
 */
export async function updateReference({ db, platform }: Host, offered: OfferedReference): Promise<void> {
  if (await hasReference(db, offered.version)) return;
  const set = await offered.read();
  await db.transaction(async (tx) => {
    const corrected = await syncReference(tx, set);
    for (const companyId of await findCompaniesUsing(tx, corrected))
      await propose({ db: tx, platform }, companyId);
  });
}

/** A preview with the current settings. An already open preview is now stale, which is reported when it is accepted. */
async function propose({ db, platform }: Host, companyId: number): Promise<void> {
  await lockCompany(db, companyId);
  if (await findOpenRun(db, companyId)) return;
  const extent: RecalculationExtent = {
    kinds: ['fuel', 'utility', 'renewable', 'scope3'],
    from: null,
    to: null,
  };
  const recalculationId = await insertRun(db, {
    companyId,
    kind: 'settings',
    state: 'computing',
    extent,
    cursor: firstBatch,
    totalRows: await countRecalculatedRows(db, companyId, extent),
    doneRows: 0,
    changedRows: 0,
    fingerprint: await fingerprint(db, companyId),
    lastChangeId: await findLastEntryChange(db, companyId),
    // A corrected error may ask for a restatement (methodology, rule 15).
    baseYear: await defaultBaseYear(db, companyId),
    createdOn: platform.clock.now(),
  });
  await queueJob({ db, platform }, { kind: recalculationRunJob, companyId, payload: { recalculationId } });
}
