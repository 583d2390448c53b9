import type { Db } from '#api/db/db';
import type { Contract, EmissionSettings } from '#api/domain/emissions/activity';
import { type EmissionLine, headlineOf, toLedger } from '#api/domain/emissions/emission-line';
import { type Activity, emissionsOf } from '#api/domain/emissions/emissions';
import { plausible } from '#api/domain/emissions/plausible';
import type { ReferenceIndex } from '#api/domain/factors/reference-index';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { referenceFor } from './reference-cache';
import { changeLines, deleteLocation, type LineRow, type SourceKind } from './repository-lines';
import { rebuildRollupRows } from './repository-rollups';

export type LedgerSource = { kind: SourceKind; id: number };

/** Everything that the emissions of one row of activity data depend on. */
export type EmissionInput = {
  locationId: number;
  /** ISO 3166 code of the location's country. */
  countryCode: string;
  /** The part of the country's grid that the location is in. Null if unknown. */
  gridSubregion: string | null;
  activity: Activity;
  settings: EmissionSettings;
  /** Electricity contracts of the location in any order. Used for electricity only. */
  contracts: readonly Contract[];
};
export type LedgerEntry = EmissionInput & { source: LedgerSource };

/** The lines of one row, calculated but not yet written. `carbonEquivalentKg` is the row's headline figure. */
export type PreparedEmissions = {
  locationId: number;
  itemId: number;
  lines: readonly EmissionLine[];
  carbonEquivalentKg: string;
};
export type RowEmissions = PreparedEmissions & { source: LedgerSource };

/** Calculates the lines of one row. Throws `EmissionProblem` when its quantity can't be converted to emissions. */
export async function prepareEmissionLines(db: Db, input: EmissionInput): Promise<PreparedEmissions> {
  return prepareWith(await referenceFor(db, [input]), input);
}

/** The same for many rows, in their order. A row that can't be converted has its problem instead. */
export async function prepareManyEmissionLines(
  db: Db,
  inputs: readonly EmissionInput[],
): Promise<(PreparedEmissions | EmissionProblem)[]> {
  const reference = await referenceFor(db, inputs);
  return inputs.map((input) => {
    try {
      return prepareWith(reference, input);
    } catch (error) {
      if (error instanceof EmissionProblem) return error;
      throw error;
    }
  });
}

/**
 * Recalculates the emission lines of many rows, replaces the old lines and updates the monthly sums with one set of
 * statements. Runs on the caller's handle, which should be a transaction. Throws `EmissionProblem` before anything is
 * written. Results are in the order of the entries.
 */
export async function replaceManyEmissionLines(input: {
  db: Db;
  companyId: number;
  entries: readonly LedgerEntry[];
}): Promise<RowEmissions[]> {
  const { db, companyId, entries } = input;
  const reference = await referenceFor(db, entries);
  const rows = entries.map((entry) => ({
    ...prepareWith(reference, entry, { isRecalculated: true }),
    source: entry.source,
  }));
  await writeEmissionLines({ db, companyId, rows });
  return rows;
}

/** Rows of activity data per statement: its JSON stays within a few megabytes. */
const rowsPerStatement = 500;

/** Writes prepared lines in place of the old ones of their rows; `isFresh` skips looking for old lines. */
export async function writeEmissionLines(input: {
  db: Db;
  companyId: number;
  rows: readonly RowEmissions[];
  isFresh?: boolean;
}): Promise<void> {
  const { db, companyId, rows, isFresh = false } = input;
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = rows.slice(start, start + rowsPerStatement);
    await changeLines(db, companyId, {
      replaced: isFresh ? [] : part.map((row) => row.source),
      lines: part.flatMap((row) =>
        row.lines.map((line, position) => lineRow(companyId, row, line, position)),
      ),
      trails: new Map(
        part.flatMap(({ lines }) => lines.flatMap((line) => (isConverted(line) ? [trailOf(line)] : []))),
      ),
    });
  }
}

/** Removes a deleted row's lines from the ledger and its figures from the monthly sums. */
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
  await changeLines(db, companyId, { replaced: sources, lines: [], trails: new Map() });
}

/** Rebuilds the monthly sums from the lines. A test checks that they equal the stored sums. */
export async function rebuildRollups(db: Db, companyId: number): Promise<void> {
  await rebuildRollupRows(db, companyId);
}

/** The same without the database, with reference data that was read before. */
export function prepareWith(
  reference: ReferenceIndex,
  input: EmissionInput,
  { isRecalculated = false } = {},
): PreparedEmissions {
  const { locationId, countryCode, gridSubregion, settings, activity, contracts } = input;
  const context = { reference, countryCode, gridSubregion, settings, isRecalculated };
  const lines = plausible(context, emissionsOf(context, activity, contracts));
  return {
    locationId,
    itemId: itemIdOf(activity),
    lines,
    carbonEquivalentKg: headlineOf(lines).toString(),
  };
}

const isConverted = (line: EmissionLine) => line.steps.length > 0;

/** Steps as stored, by the text that identifies them. */
function trailOf({ steps }: EmissionLine): [string, unknown] {
  const text = stepTexts.get(steps) ?? JSON.stringify(steps);
  stepTexts.set(steps, text);
  return [text, steps];
}

/** Cached per list, because lines with the same conversion share it. */
const stepTexts = new WeakMap<EmissionLine['steps'], string>();

export function itemIdOf(activity: Activity): number {
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

function lineRow(companyId: number, row: RowEmissions, line: EmissionLine, position: number): LineRow {
  return {
    companyId,
    locationId: row.locationId,
    sourceKind: row.source.kind,
    sourceId: row.source.id,
    itemId: row.itemId,
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
    companyFactorId: line.companyFactorId,
    factorValue: line.factorValue?.toString() ?? null,
    gwpSet: line.gwpSet,
    selectionReason: line.reason,
    selectionNotes: line.notes.join(','),
    trail: isConverted(line) ? trailOf(line)[0] : null,
    position,
    derivedFromPosition: line.derivedFrom,
  };
}

/** Removes a whole location from the ledger, for example when its data is deleted. */
export async function removeLocationEmissions(input: {
  db: Db;
  companyId: number;
  locationId: number;
}): Promise<void> {
  await deleteLocation(input.db, input.companyId, input.locationId);
}
