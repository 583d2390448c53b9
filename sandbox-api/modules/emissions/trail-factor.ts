import type { TrailLine } from '#api/contract/emissions';
import type { TrailFactorRow } from './repository-explain';

/** A line may have none. */
type Found = { [Key in keyof TrailFactorRow]: TrailFactorRow[Key] | null };

/** A published factor with everything needed to find it again. Null when there is none. */
export function trailFactorOf(row: Found | undefined): TrailLine['factor'] {
  if (!row?.factor || !row.activity || !row.edition) return null;
  const { id, kgCo2e, kgCo2, kgCh4Co2e, kgN2oCo2e, kgCo2Biogenic, region, yearFrom, yearTo, sourceRow } =
    row.factor;
  const { publisher, title, reference, licence, attribution, gwpBasis } = row.edition;
  return {
    id,
    label: row.activity.path,
    ...{ kgCo2e, kgCo2, kgCh4Co2e, kgN2oCo2e, kgCo2Biogenic },
    unitSymbol: row.factorUnitSymbol ?? '',
    ...{ region, yearFrom, yearTo, sourceRow },
    ...{ publisher, title, reference, licence, attribution, gwpBasis },
  };
}
