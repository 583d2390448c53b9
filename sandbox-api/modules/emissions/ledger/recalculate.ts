import type { Db } from '#api/db/db';
import { type LedgerEntry, replaceManyEmissionLines } from './emission-lines';
import { LocationContexts } from './location-contexts';
import { findActivities, type RecordedKind, writeHeadlines } from './repository-activities';

/** Rows per batch. A batch is one set of statements. */
const batchSize = 500;

/** All rows, those with some keys, or those that overlap a range of days. */
type Scope = {
  db: Db;
  companyId: number;
  ids?: readonly number[];
  locationId?: number;
  from?: string;
  to?: string;
};

/**
 * Recalculates the stored rows with the current settings, contracts and factors: lines, monthly sums and each row's
 * headline figure. Runs on the caller's handle and returns the number of rows. The rows' timestamps don't change.
 */
export async function recalculateEmissions(scope: Scope): Promise<number> {
  let done = 0;
  for (const kind of ['fuel', 'utility', 'renewable', 'scope3'] as const)
    done += await recalculateKind(scope, kind, false);
  return done;
}

/** The same for the electricity of one location, after a contract or the bills under it changed. */
export async function recalculateElectricity(scope: Scope & { locationId: number }): Promise<number> {
  return recalculateKind(scope, 'utility', true);
}

/** The same for some rows of a kind, such as those that are written back after they were deleted. */
export async function recalculateRows(
  scope: Scope & { ids: readonly number[] },
  kind: RecordedKind,
): Promise<void> {
  await recalculateKind(scope, kind, false);
}

async function recalculateKind(scope: Scope, kind: RecordedKind, isElectricity: boolean): Promise<number> {
  const contexts = new LocationContexts(scope);
  let afterId = 0;
  let done = 0;
  for (;;) {
    const { db, companyId, ids, locationId, from, to } = scope;
    const rows = await findActivities(db, companyId, kind, {
      ids,
      locationId,
      from,
      to,
      afterId,
      limit: batchSize,
      isElectricity,
      isLocked: true,
    });
    if (rows.length === 0) return done;
    const entries: LedgerEntry[] = [];
    for (const row of rows) entries.push(await contexts.entryOf(kind, row));
    const results = await replaceManyEmissionLines({ db, companyId, entries });
    const figures = results.map(({ source, carbonEquivalentKg }) => ({ id: source.id, carbonEquivalentKg }));
    await writeHeadlines(db, companyId, kind, figures);
    afterId = rows.at(-1)?.id ?? afterId;
    done += rows.length;
  }
}
