import { type FactorRecord, type StoredFactorSet, unpackFactors } from '#api/domain/factors/factor-set';

type Kept = {
  records: FactorRecord[];
  /** Line of the file by the number of a row, where that is no longer the line it had when it was first read. */
  lines: Record<string, number>;
};

/**
 * A file that is published anew has other lines; databases know a row by the line it had at first. Gives each row of the
 * edition the id under which it is known, and a new one an id that none has.
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

/** What a row is about; its figures may be corrected. */
function identityOf({ activityId, unit, region, yearFrom, yearTo, gases, sourceRow }: FactorRecord): string {
  return [activityId, unit, region, yearFrom, yearTo, gases, sourceRow].join('|');
}

function freeId(wanted: number, taken: ReadonlySet<number>): number {
  return taken.has(wanted) ? Math.max(...taken) + 1 : wanted;
}

function numberOf(id: number): number {
  return id % 10_000;
}
