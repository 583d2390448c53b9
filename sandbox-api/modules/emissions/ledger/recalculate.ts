import type { Db } from '#api/db/db';
import { type LedgerEntry, replaceManyEmissionLines } from './emission-lines';
import { LocationContexts } from './location-contexts';
import { findActivities, type RecordedKind, writeHeadlines } from './repository-activities';

/** Rows worked on at once; a batch is one set of statements. */
const batchSize = 500;

/** Of the rows, or of those that touch a range of days. */
type Scope = { db: Db; companyId: number; locationId?: number; from?: string; to?: string };

/**
 * Works out the stored rows again with the settings, contracts and factors of now: lines, monthly sums and each
 * row's headline figure. On the caller's handle; returns how many rows were done. Rows' stamps stay.
 */
export async function recalculateEmissions(scope: Scope): Promise<number> {
  let done = 0;
  for (const kind of ['fuel', 'utility', 'renewable', 'scope3'] as const)
    done += await recalculateKind(scope, kind, false);
  return done;
}

/** The same for the electricity of one location, after one of its contracts changed or what is bought under one. */
export async function recalculateElectricity(scope: Scope & { locationId: number }): Promise<number> {
  return recalculateKind(scope, 'utility', true);
}

async function recalculateKind(scope: Scope, kind: RecordedKind, isElectricity: boolean): Promise<number> {
  const contexts = new LocationContexts(scope);
  let afterId = 0;
  let done = 0;
  for (;;) {
    const { db, companyId, locationId, from, to } = scope;
    const rows = await findActivities(db, companyId, kind, {
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
