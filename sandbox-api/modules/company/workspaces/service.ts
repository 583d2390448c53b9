import type { Db } from '#api/db/db';
import type { Platform } from '#api/kernel/context';
import { rebuildRollups } from '#api/modules/emissions/ledger/ledger';
import { resumeRuns } from '#api/modules/emissions/recalculation/service';
import { queuePeriods } from '#api/modules/reviews/reviews/period-reviews';

/**
 * What a workspace file leaves out and companies need: the monthly sums of their ledger, and the work that was queued
 * where they come from. In the transaction that brings their rows.
 */
export async function settleCompanies(
  host: { db: Db; platform: Platform },
  companyIds: readonly number[],
): Promise<void> {
  for (const companyId of companyIds) {
    await rebuildRollups(host.db, companyId);
    await resumeRuns(host, companyId);
    await queuePeriods(host, companyId);
  }
}
