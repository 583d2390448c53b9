/** The shape of the generated reference sets, shared by the transform, the loader and the check. */

export type GwpSet = 'AR4' | 'AR5' | 'AR6';

export type FactorEdition = {
  id: number;
  /** The publication that appears year after year; a company's factors come from few of them. */
  series: string;
  publisher: string;
  title: string;
  year: number;
  validFrom: string;
  validTo: string | null;
  /** Assessment report behind the published totals; null where only CO2 is published. */
  gwpBasis: GwpSet | null;
  isPartial: boolean;
  sourceFile: string;
  reference: string;
  licence: string;
  attribution: string;
};

/** What a factor's total covers. Anything but `all` is never shown as a complete figure. */
export type GasCoverage = 'all' | 'co2' | 'ch4-n2o' | 'biogenic-co2';

/**
 * A published number row. Numbers are decimal strings as printed, kg per `unit`; null = not published. `id`
 * is edition × 10,000 + line of the source file when the row was first read; it stays when the file is
 * published again with other lines.
 */
export type FactorRecord = {
  id: number;
  editionId: number;
  activityId: number;
  unit: string;
  region: string;
  yearFrom: number;
  yearTo: number | null;
  kgCo2e: string | null;
  kgCo2: string | null;
  kgCh4Co2e: string | null;
  kgN2oCo2e: string | null;
  kgCo2Biogenic: string | null;
  gases: GasCoverage;
  /** Comma-separated caveats: second-hand, single-source, life-cycle, losses-included, derived. Empty when none. */
  quality: string;
  sourceRow: string;
  /** No longer published; only a database has such rows. */
  isWithdrawn?: boolean;
};

/** What is measured: one label of one publisher, the same over its editions. Ids are never reused. */
export type FactorActivity = { id: number; code: string; series: string; path: string };

/** A set as stored: one string per row keeps the file small, its diffs readable and its type simple. */
export type StoredSet = { columns: string; rows: string[] };
export type StoredFactorSet = {
  edition: FactorEdition;
  sourceSha256: string;
  /** Line of the source file by the number of a row, where that has moved. */
  movedLines?: Record<string, number>;
  columns: string;
  rows: string[];
};

const factorColumns =
  'line|activityId|unit|region|yearFrom|yearTo|kgCo2e|kgCo2|kgCh4Co2e|kgN2oCo2e|kgCo2Biogenic|gases|quality|sourceRow';

/** Writes the rows of one edition. */
export function packFactors(
  edition: FactorEdition,
  sourceSha256: string,
  records: readonly FactorRecord[],
): StoredFactorSet {
  const rows = records.map((record) =>
    [
      record.id - edition.id * 10_000,
      record.activityId,
      record.unit,
      record.region,
      record.yearFrom,
      record.yearTo ?? '',
      record.kgCo2e ?? '',
      record.kgCo2 ?? '',
      record.kgCh4Co2e ?? '',
      record.kgN2oCo2e ?? '',
      record.kgCo2Biogenic ?? '',
      record.gases === 'all' ? '' : record.gases,
      record.quality,
      record.sourceRow,
    ].join('|'),
  );
  return { edition, sourceSha256, columns: factorColumns, rows };
}

/** Reads the rows of one edition back. */
export function unpackFactors(set: StoredFactorSet): FactorRecord[] {
  if (set.columns !== factorColumns)
    throw new Error(`Edition ${set.edition.id} has other columns than expected.`);
  return set.rows.map((row) => {
    const [
      line,
      activityId,
      unit,
      region,
      yearFrom,
      yearTo,
      co2e,
      co2,
      ch4,
      n2o,
      biogenic,
      gases,
      quality,
      sourceRow,
    ] = row.split('|') as [string, string, string, string, string, ...string[]];
    return {
      id: set.edition.id * 10_000 + Number(line),
      editionId: set.edition.id,
      activityId: Number(activityId),
      unit,
      region,
      yearFrom: Number(yearFrom),
      yearTo: yearTo ? Number(yearTo) : null,
      kgCo2e: co2e || null,
      kgCo2: co2 || null,
      kgCh4Co2e: ch4 || null,
      kgN2oCo2e: n2o || null,
      kgCo2Biogenic: biogenic || null,
      gases: (gases || 'all') as GasCoverage,
      quality: quality ?? '',
      sourceRow: sourceRow ?? '',
    };
  });
}

/** Reads the list of activities. */
export function unpackActivities(set: StoredSet): FactorActivity[] {
  return set.rows.map((row) => {
    const [id = '', code = '', series = '', path = ''] = row.split('|');
    return { id: Number(id), code, series, path };
  });
}

/** All editions with their rows. */
export function editionsAndFactors(sets: readonly StoredFactorSet[]): {
  editions: FactorEdition[];
  factors: FactorRecord[];
} {
  return { editions: sets.map((set) => set.edition), factors: sets.flatMap(unpackFactors) };
}
