import { type FactorRecord, type StoredFactorSet, unpackFactors } from '#api/domain/factors/factor-set';

type Kept = {
  records: FactorRecord[];
  /** The current line of a row in the file, by row number, if it differs from its line in the first import. */
  lines: Record<string, number>;
};

/**
 * A republished file has other line numbers, but databases know a row by its first line. Gives each row of the
 * edition its known id, and a new row an unused id.
 * @param records with ids by their lines: edition × 10,000 + line.
 */
export function keepIds(records: readonly FactorRecord[], before: StoredFactorSet | null): Kept {
  const known = new Map(before ? unpackFactors(before).map((row) => [identityOf(row), row.id]) : []);
  const taken = new Set(known.values());
  const lines: Kept['lines'] = {};
  const kept = records.map((record) => {
    const id = known.get(identityOf(record)) ?? freeId(record.id, taken);
    taken.add(id);
    if (id !== record.id) lines[numberOf(id)] = numberOf(record.id);
    return { ...record, id };
  });
  return { records: kept, lines };
}

/** What identifies a row; its figures may be corrected. */
function identityOf({ activityId, unit, region, yearFrom, yearTo, gases, sourceRow }: FactorRecord): string {
  return [activityId, unit, region, yearFrom, yearTo, gases, sourceRow].join('|');
}

function freeId(wanted: number, taken: ReadonlySet<number>): number {
  return taken.has(wanted) ? Math.max(...taken) + 1 : wanted;
}

function numberOf(id: number): number {
  return id % 10_000;
}
