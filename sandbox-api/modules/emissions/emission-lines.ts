import type { Db } from '#api/db/db';
import type { Contract, EmissionSettings } from '#api/domain/emissions/activity';
import { type EmissionLine, headlineOf, toLedger } from '#api/domain/emissions/emission-line';
import { type Activity, emissionsOf } from '#api/domain/emissions/emissions';
import { referenceFor } from './reference-cache';
import {
  addToRollups,
  deleteLines,
  deleteLocation,
  insertLines,
  type LineRow,
  rebuildRollupRows,
  type SourceKind,
  trailIds,
} from './repository-lines';
import { RollupDifferences } from './rollup-differences';

export type LedgerSource = { kind: SourceKind; id: number };

/** One row of activity data and what its emissions depend on. */
export type LedgerEntry = {
  locationId: number;
  /** ISO 3166 code of the location's country. */
  countryCode: string;
  source: LedgerSource;
  activity: Activity;
  settings: EmissionSettings;
  /** Electricity contracts of the location, any order; ignored for everything but electricity. */
  contracts: readonly Contract[];
};

export type LedgerResult = { source: LedgerSource; carbonEquivalentKg: string };

/**
 * Works out the emission lines of one row, replaces the old ones and moves the monthly sums, all on the
 * caller's handle (use its transaction). Throws `EmissionProblem` before anything is written. Returns the row's
 * headline figure in kg CO2e as a decimal string.
 */
export async function replaceEmissionLines(
  input: LedgerEntry & { db: Db; companyId: number },
): Promise<{ carbonEquivalentKg: string }> {
  const { db, companyId, ...entry } = input;
  const [result] = await replaceManyEmissionLines({ db, companyId, entries: [entry] });
  return { carbonEquivalentKg: result?.carbonEquivalentKg ?? '0' };
}

/**
 * The same for many rows at once; one set of statements for all. `isFresh` skips looking for old lines (a seed
 * or import of new rows). Results are in the order of the entries.
 */
export async function replaceManyEmissionLines(input: {
  db: Db;
  companyId: number;
  entries: readonly LedgerEntry[];
  isFresh?: boolean;
}): Promise<LedgerResult[]> {
  const { db, companyId, entries, isFresh = false } = input;
  const reference = await referenceFor(db, entries);
  const computed = entries.map((entry) => ({
    entry,
    lines: emissionsOf(
      { reference, countryCode: entry.countryCode, settings: entry.settings },
      entry.activity,
      entry.contracts,
    ),
  }));
  const sums = new RollupDifferences(companyId);
  if (!isFresh)
    await removeLines(
      db,
      companyId,
      entries.map((entry) => entry.source),
      sums,
    );
  const trails = new Map(computed.flatMap(({ lines }) => lines.flatMap((line) => trailOf(line) ?? [])));
  const ids = await trailIds(db, trails);
  const rows = computed.flatMap(({ entry, lines }) =>
    lines.map((line, position) => lineRow(companyId, entry, line, position, ids)),
  );
  await insertLines(db, rows);
  for (const row of rows) sums.add(row, 1);
  await addToRollups(db, companyId, sums.rows());
  return computed.map(({ entry, lines }) => ({
    source: entry.source,
    carbonEquivalentKg: headlineOf(lines).toString(),
  }));
}

/** Takes a deleted row's lines out of the ledger and its figures out of the monthly sums. */
export async function removeEmissionLines({
  db,
  companyId,
  source,
}: {
  db: Db;
  companyId: number;
  source: LedgerSource;
}): Promise<void> {
  await removeManyEmissionLines({ db, companyId, sources: [source] });
}

/** The same for many rows, for instance of a location whose data is deleted. */
export async function removeManyEmissionLines({
  db,
  companyId,
  sources,
}: {
  db: Db;
  companyId: number;
  sources: readonly LedgerSource[];
}): Promise<void> {
  const sums = new RollupDifferences(companyId);
  await removeLines(db, companyId, sources, sums);
  await addToRollups(db, companyId, sums.rows());
}

/** Monthly sums from scratch. They never differ from the kept ones; a test compares them. */
export async function rebuildRollups(db: Db, companyId: number): Promise<void> {
  await rebuildRollupRows(db, companyId);
}

async function removeLines(
  db: Db,
  companyId: number,
  sources: readonly LedgerSource[],
  sums: RollupDifferences,
): Promise<void> {
  for (const kind of new Set(sources.map((source) => source.kind))) {
    const ids = sources.filter((source) => source.kind === kind).map((source) => source.id);
    for (const row of await deleteLines(db, companyId, kind, ids)) sums.add(row, -1);
  }
}

/** Steps as stored, with the text that identifies them; undefined when there are none. */
function trailOf(line: EmissionLine): [[string, unknown]] | undefined {
  return line.steps.length === 0 ? undefined : [[JSON.stringify(line.steps), line.steps]];
}

function itemIdOf(activity: Activity): number {
  switch (activity.kind) {
    case 'fuel':
      return activity.fuelId;
    case 'utility':
      return activity.utilityId;
    case 'renewable':
      return activity.renewableId;
    case 'scope3':
      return activity.itemId;
  }
}

function lineRow(
  companyId: number,
  entry: LedgerEntry,
  line: EmissionLine,
  position: number,
  trails: ReadonlyMap<string, number>,
): LineRow {
  return {
    companyId,
    locationId: entry.locationId,
    sourceKind: entry.source.kind,
    sourceId: entry.source.id,
    itemId: itemIdOf(entry.activity),
    periodMonth: line.periodMonth,
    scope: line.scope,
    category: line.category,
    method: line.method,
    isHeadline: line.isHeadline,
    activityQuantity: line.activityQuantity.toString(),
    activityUnit: line.activityUnit,
    factorQuantity: line.factorQuantity.toString(),
    factorUnit: line.factorUnit,
    energyKwh: line.energyKwh === null ? null : toLedger(line.energyKwh).toString(),
    supplyTypeId: line.supplyTypeId,
    co2KgCo2e: line.gases.co2?.toString() ?? null,
    ch4KgCo2e: line.gases.ch4?.toString() ?? null,
    n2oKgCo2e: line.gases.n2o?.toString() ?? null,
    otherKgCo2e: line.gases.other?.toString() ?? null,
    kgCo2e: line.kgCo2e.toString(),
    kgCo2Biogenic: line.kgCo2Biogenic.toString(),
    factorId: line.factor?.id ?? null,
    factorValue: line.factorValue?.toString() ?? null,
    gwpSet: line.gwpSet,
    selectionReason: line.reason,
    selectionNotes: line.notes.join(','),
    trailId: trails.get(JSON.stringify(line.steps)) ?? null,
    position,
    derivedFromPosition: line.derivedFrom,
  };
}

/** Takes a whole location out of the ledger, for instance when its data is deleted. */
export async function removeLocationEmissions(input: {
  db: Db;
  companyId: number;
  locationId: number;
}): Promise<void> {
  await deleteLocation(input.db, input.companyId, input.locationId);
}
