import type { Db } from '#api/db/db';
import { monthOf, monthsBetween } from '#api/domain/calendar/calendar';
import type { EmissionSettings } from '#api/domain/emissions/activity';
import { type Activity, emissionsOf } from '#api/domain/emissions/emissions';
import { itemIdOf, type LedgerEntry, replaceManyEmissionLines } from './emission-lines';
import { LocationContexts } from './location-contexts';
import { type PreviewDifference, PreviewSums } from './preview-sums';
import { referenceFor } from './reference-cache';
import {
  countActivities,
  findActivities,
  type RecordedKind,
  type RowFilter,
  writeHeadlines,
} from './repository-activities';
import { findLineFigures } from './repository-lines';

export type { PreviewDifference } from './preview-sums';

/** Rows of one batch: one transaction, and the longest that anybody else waits. */
const rowsPerBatch = 400;

/** Which rows a recalculation goes through, kind by kind. */
export type RecalculationExtent = RowFilter & { kinds: RecordedKind[] };
export type BatchCursor = { kindIndex: number; afterId: number };

type Batch = { db: Db; companyId: number; extent: RecalculationExtent; cursor: BatchCursor };
type Done = {
  rows: number;
  changedRows: number;
  /** Null when this was the last batch. */
  next: BatchCursor | null;
};

export async function countRecalculatedRows(
  db: Db,
  companyId: number,
  extent: RecalculationExtent,
): Promise<number> {
  let total = 0;
  for (const kind of extent.kinds) total += await countActivities(db, companyId, kind, extent);
  return total;
}

/**
 * Works out the next rows again by the settings of now and replaces their lines, sums and headline figures. Rows
 * that lie in pinned months only stay as they are.
 */
export async function recalculateBatch(batch: Batch): Promise<Done> {
  const { kind, entries, rows, next } = await nextEntries(batch, { isLocked: true });
  if (!kind || entries.length === 0) return { rows, changedRows: 0, next };
  const { db, companyId } = batch;
  const results = await replaceManyEmissionLines({ db, companyId, entries });
  const figures = results.map(({ source, carbonEquivalentKg }) => ({ id: source.id, carbonEquivalentKg }));
  await writeHeadlines(db, companyId, kind, figures);
  return { rows, changedRows: entries.length, next };
}

/**
 * What the next rows would emit by other settings, beside what the ledger says. Writes nothing. Throws
 * `EmissionProblem` when a row could not be worked out then.
 */
export async function previewBatch(
  batch: Batch & { settingsOf: (settings: EmissionSettings) => EmissionSettings },
): Promise<Done & { differences: PreviewDifference[] }> {
  const { db, companyId } = batch;
  const { kind, entries, rows, next } = await nextEntries(batch);
  const sums = new PreviewSums();
  if (!kind || entries.length === 0) return { rows, changedRows: 0, next, differences: [] };
  const ids = entries.map((entry) => entry.source.id);
  for (const line of await findLineFigures(db, companyId, kind, ids)) sums.addBefore(line.sourceId, line);
  const reference = await referenceFor(db, entries);
  for (const { source, locationId, countryCode, settings, activity, contracts } of entries) {
    const lines = emissionsOf(
      { reference, countryCode, settings, isRecalculated: true },
      activity,
      contracts,
    );
    for (const line of lines)
      sums.addAfter(source.id, { ...line, locationId, kgCo2e: line.kgCo2e.toString() });
  }
  return { rows, changedRows: sums.changedRows(), next, differences: sums.differences() };
}

/** Whether rows can be worked out by the settings of now, one of each likeness: the first problem is thrown. */
export async function tryRows(input: {
  db: Db;
  companyId: number;
  extent: RecalculationExtent;
}): Promise<void> {
  let cursor: BatchCursor | null = { kindIndex: 0, afterId: 0 };
  const seen = new Set<string>();
  while (cursor) {
    const { entries, next } = await nextEntries({ ...input, cursor });
    const fresh = entries.filter((entry) => !seen.has(likenessOf(entry)));
    const reference = await referenceFor(input.db, fresh);
    for (const entry of fresh) {
      if (seen.has(likenessOf(entry))) continue;
      seen.add(likenessOf(entry));
      const { countryCode, settings, activity, contracts } = entry;
      emissionsOf({ reference, countryCode, settings, isRecalculated: true }, activity, contracts);
    }
    cursor = next;
  }
}

/** Rows alike in this need the same factors and conversions: factors hold month by month, some at one location. */
function likenessOf({ countryCode, locationId, settings, activity }: LedgerEntry): string {
  const hasOwnOfLocation = settings.companyFactors?.some((factor) => factor.locationId !== null);
  const place = hasOwnOfLocation ? locationId : countryCode;
  const variant = activity.kind === 'fuel' ? activity.fuelVariantId : null;
  const units =
    activity.kind === 'scope3'
      ? JSON.stringify(activity.parts.map(({ unit, basis }) => [unit, basis]))
      : activity.unitId;
  const { first, last } = daysOf(activity);
  return [place, activity.kind, itemIdOf(activity), units, variant, monthOf(first), monthOf(last)].join(':');
}

type Wanted = Batch & { settingsOf?: (settings: EmissionSettings) => EmissionSettings };

async function nextEntries(batch: Wanted, { isLocked = false } = {}) {
  const { db, companyId, extent, cursor } = batch;
  const kind = extent.kinds[cursor.kindIndex];
  if (!kind) return { kind: undefined, entries: [] as LedgerEntry[], rows: 0, next: null };
  const contexts = new LocationContexts(batch);
  const rows = await findActivities(db, companyId, kind, {
    ...extent,
    afterId: cursor.afterId,
    limit: rowsPerBatch,
    isLocked,
  });
  const entries: LedgerEntry[] = [];
  for (const row of rows) entries.push(await contexts.entryOf(kind, row));
  const isLast = rows.length < rowsPerBatch;
  const isEnd = isLast && cursor.kindIndex + 1 >= extent.kinds.length;
  const after = isLast
    ? { kindIndex: cursor.kindIndex + 1, afterId: 0 }
    : { kindIndex: cursor.kindIndex, afterId: rows.at(-1)?.id ?? cursor.afterId };
  return {
    kind,
    entries: entries.filter((entry) => !isPinned(entry)),
    rows: rows.length,
    next: isEnd ? null : after,
  };
}

function isPinned({ activity, settings }: LedgerEntry): boolean {
  const { first, last } = daysOf(activity);
  return monthsBetween(monthOf(first), monthOf(last)).every(
    (month) => settings.byMonth?.get(month)?.editionIds !== undefined,
  );
}

function daysOf(activity: Activity): { first: string; last: string } {
  return activity.kind === 'fuel'
    ? { first: activity.date, last: activity.date }
    : { first: activity.startDate, last: activity.endDate };
}
