import { databaseOf } from '#api/db/db';
import type { Requirement } from '#api/domain/reports/csrd/standards';
import type { Ctx } from '#api/kernel/context';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import { findRequirements } from './repository';

/** Of editions read so far, by database. A row never changes, so what was read stays true. */
const cache = new WeakMap<object, Map<string, readonly Requirement[]>>();

/** Disclosure requirements that the edition of a report knows; none where nothing is asked. */
export async function requirementsOfReport(
  { db }: Pick<Ctx, 'db'>,
  { row: { questionnaireVersion: version } }: Pick<StoredHeader, 'row'>,
): Promise<readonly Requirement[]> {
  if (version === null) return [];
  const key = databaseOf(db);
  const known = cache.get(key) ?? new Map<string, readonly Requirement[]>();
  cache.set(key, known);
  const requirements = known.get(version) ?? (await findRequirements(db, version));
  known.set(version, requirements);
  return requirements;
}
