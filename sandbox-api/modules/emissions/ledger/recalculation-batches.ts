import type { Db } from '#api/db/db';
import { monthOf, monthsBetween } from '#api/domain/calendar/calendar';
import type { Contract, EmissionSettings } from '#api/domain/emissions/activity';
import { emissionsOf } from '#api/domain/emissions/emissions';
import {
  itemIdOf,
  type LedgerEntry,
  type PreparedEmissions,
  prepareWith,
  writeEmissionLines,
} from './emission-lines';
import { daysOf, type FailedRow, failedRow } from './failed-rows';
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
import { findLineFigures, type LineFigure } from './repository-lines';
import { writeByHalves } from './write-by-halves';

export type { PreviewDifference } from './preview-sums';

/** Rows per batch. A batch is one transaction, so its size limits how long others wait. */
const rowsPerBatch = 400;

/** Which rows a recalculation goes through, kind by kind. */
export type RecalculationExtent = RowFilter & { kinds: RecordedKind[] };
export type BatchCursor = { kindIndex: number; afterId: number };

type Batch = { db: Db; companyId: number; extent: RecalculationExtent; cursor: BatchCursor };
type Done = {
  rows: number;
  changedRows: number;
  /** Emissions of the rows before and after. A failed row keeps its emissions. */
  differences: PreviewDifference[];
  failed: FailedRow[];
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
 * Recalculates the next rows with the current settings and replaces their lines, sums and headline figures. Rows
 * entirely in pinned months don't change. Rows that can't be calculated or written are reported and skipped. `isOfRow`
 * tells whether an error is caused by a row; other errors end the batch.
 */
export async function recalculateBatch(
  batch: Batch & { isOfRow: (error: unknown) => boolean },
): Promise<Done> {
  const { kind, entries, rows, next } = await nextEntries(batch, { isLocked: true });
  if (!kind || entries.length === 0) return { ...noneDone, rows, next };
  const { db, companyId, isOfRow } = batch;
  const before = await linesBefore(batch, kind, entries);
  const { worked, failed } = await workOut(db, entries);
  const write = (part: readonly Worked[], savepoint: Db) =>
    writeRows({ db: savepoint, companyId, kind }, part);
  const refused = await writeByHalves({ db, write, isOfRow }, worked);
  const left = new Set(refused.map(({ item }) => item));
  const written = worked.filter((row) => !left.has(row));
  const named = [...failed, ...refused.map(({ item, error }) => failedRow(item.entry, error))];
  return { rows, next, ...figuresOf(before, written), failed: named };
}

type Otherwise = {
  settingsOf?: (settings: EmissionSettings) => EmissionSettings;
  contractsOf?: (contracts: Contract[]) => Contract[];
};

/** Compares the emissions of the next rows under other settings or contracts with the ledger. Writes nothing. */
export async function previewBatch(batch: Batch & Otherwise): Promise<Done> {
  const { kind, entries, rows, next } = await nextEntries(batch);
  if (!kind || entries.length === 0) return { ...noneDone, rows, next };
  const before = await linesBefore(batch, kind, entries);
  const { worked, failed } = await workOut(batch.db, entries);
  return { rows, next, ...figuresOf(before, worked), failed };
}

const noneDone = { changedRows: 0, differences: [], failed: [] };

type Worked = { entry: LedgerEntry; emissions: PreparedEmissions };

function linesBefore({ db, companyId }: Batch, kind: RecordedKind, entries: readonly LedgerEntry[]) {
  const ids = entries.map(({ source }) => source.id);
  return findLineFigures(db, companyId, kind, ids);
}

/** Calculates each row on its own. Everything it depends on was read before, so a failure is caused by the row. */
async function workOut(db: Db, entries: readonly LedgerEntry[]) {
  const reference = await referenceFor(db, entries);
  const worked: Worked[] = [];
  const failed: FailedRow[] = [];
  for (const entry of entries) {
    try {
      worked.push({ entry, emissions: prepareWith(reference, entry, { isRecalculated: true }) });
    } catch (error) {
      failed.push(failedRow(entry, error));
    }
  }
  return { worked, failed };
}

async function writeRows(
  { db, companyId, kind }: { db: Db; companyId: number; kind: RecordedKind },
  worked: readonly Worked[],
): Promise<void> {
  const rows = worked.map(({ entry, emissions }) => ({ ...emissions, source: entry.source }));
  await writeEmissionLines({ db, companyId, rows });
  const figures = rows.map(({ source, carbonEquivalentKg }) => ({ id: source.id, carbonEquivalentKg }));
  await writeHeadlines(db, companyId, kind, figures);
}

function figuresOf(before: readonly LineFigure[], worked: readonly Worked[]) {
  const sums = new PreviewSums();
  const done = new Set(worked.map(({ entry }) => entry.source.id));
  for (const line of before) {
    sums.addBefore(line, line);
    if (!done.has(line.sourceId)) sums.addAfter(line, line);
  }
  for (const { entry, emissions } of worked) {
    const source = { sourceId: entry.source.id, locationId: entry.locationId };
    for (const line of emissions.lines) sums.addAfter(source, line);
  }
  return { changedRows: sums.changedRows(), differences: sums.differences() };
}

/**
 * Checks that rows can be calculated with the current settings, one row of each similar group. Throws the first
 * problem.
 */
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
      const { countryCode, gridSubregion, settings, activity, contracts } = entry;
      const context = { reference, countryCode, gridSubregion, settings, isRecalculated: true };
      emissionsOf(context, activity, contracts);
    }
    cursor = next;
  }
}

/**
 * Rows with the same key need the same factors and conversions. Published factors apply by month, company factors by
 * day and sometimes by location, and a row's own values can replace them.
 */
function likenessOf({ countryCode, gridSubregion, locationId, settings, activity }: LedgerEntry): string {
  const hasOwnOfLocation = settings.companyFactors?.some((factor) => factor.locationId !== null);
  const place = hasOwnOfLocation ? locationId : `${countryCode} ${gridSubregion ?? ''}`;
  const variant = activity.kind === 'fuel' ? activity.fuelVariantId : null;
  const units =
    activity.kind === 'scope3'
      ? JSON.stringify(activity.parts.map(({ unit, basis }) => [unit, basis]))
      : activity.unitId;
  const { first, last } = daysOf(activity);
  const months = [monthOf(first), monthOf(last)];
  const own = ownFactorsOf(settings, { first, last });
  const stated = statedBy(activity);
  return [place, activity.kind, itemIdOf(activity), units, variant, ...stated, ...months, ...own].join(':');
}

/** The row's own values that replace published ones, and their units. */
function statedBy(activity: LedgerEntry['activity']): unknown[] {
  if (activity.kind === 'fuel') {
    const { density, calorificValueUnit, volumeCorrection } = activity.own ?? {};
    return [Boolean(density), calorificValueUnit, Boolean(volumeCorrection)];
  }
  if (activity.kind === 'utility') return [activity.supplierFactor?.unitId, Boolean(activity.cop)];
  return [];
}

/** The company factors valid in a period, and whether they start or end within it. */
function ownFactorsOf({ companyFactors = [] }: EmissionSettings, period: { first: string; last: string }) {
  return companyFactors
    .filter(({ validFrom, validTo }) => validFrom <= period.last && (validTo ?? period.last) >= period.first)
    .map(({ id, validFrom, validTo }) =>
      [id, validFrom > period.first, validTo !== null && validTo < period.last].join(' '),
    );
}

async function nextEntries(batch: Batch & Otherwise, { isLocked = false } = {}) {
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
