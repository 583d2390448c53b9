import type { Db } from '#api/db/db';
import type { Activity } from '#api/domain/emissions/emissions';
import { namedActivities } from '#api/domain/emissions/factor-chains';
import { ReferenceIndex } from '#api/domain/factors/reference-index';
import { referenceData } from '#api/domain/factors/reference-rows';
import { readFactors, readReferenceRows } from './repository-reference';

type Cached = { index: Promise<ReferenceIndex>; readKeys: Set<string> };

/**
 * Reference data read so far, by database. A transaction has its own handle but shares the dialect object with
 * the connection it belongs to, so that is the key. Everything here can be read again: nothing is lost when
 * the worker dies.
 */
const cache = new WeakMap<object, Cached>();

/** Regions whose rows may stand in for any country. */
const sharedRegions = ['GB', 'EU', 'US'];

/** The reference index with every factor that the activities may need in their country. */
export async function referenceFor(
  db: Db,
  needs: readonly { activity: Activity; countryCode: string }[],
): Promise<ReferenceIndex> {
  const cached = cachedFor(db);
  const index = await cached.index;
  const missing = new Map<string, Set<number>>();
  for (const { activity, countryCode } of needs) {
    for (const activityId of activityIdsOf(index, activity)) {
      const key = `${countryCode}:${activityId}`;
      if (cached.readKeys.has(key)) continue;
      missing.set(countryCode, (missing.get(countryCode) ?? new Set()).add(activityId));
    }
  }
  for (const [countryCode, activityIds] of missing) {
    const regions = [...new Set([countryCode, ...sharedRegions])];
    index.addFactors(await readFactors(db, [...activityIds], regions, (id) => unitCode(index, id)));
    for (const activityId of activityIds) cached.readKeys.add(`${countryCode}:${activityId}`);
  }
  return index;
}

function cachedFor(db: Db): Cached {
  const key = cacheKey(db);
  const known = cache.get(key);
  if (known) return known;
  const fresh: Cached = {
    index: readReferenceRows(db).then((rows) => new ReferenceIndex(referenceData(rows))),
    readKeys: new Set(),
  };
  cache.set(key, fresh);
  fresh.index.catch(() => cache.delete(key));
  return fresh;
}

function cacheKey(db: Db): object {
  const dialect: unknown = Reflect.get(db, 'dialect');
  return typeof dialect === 'object' && dialect !== null ? dialect : db;
}

function unitCode(index: ReferenceIndex, id: number): string {
  const unit = index.unitById(id);
  if (!unit) throw new Error(`The reference data has no unit ${id}.`);
  return unit.code;
}

function activityIdsOf(index: ReferenceIndex, activity: Activity): number[] {
  if (activity.kind === 'fuel') {
    const links = index.fuel(activity.fuelId)?.linksByVariant.get(activity.fuelVariantId ?? 0) ?? [];
    return links.map((link) => link.activityId);
  }
  if (activity.kind === 'scope3') return 'activityId' in activity.factor ? [activity.factor.activityId] : [];
  return namedActivities.map((code) => index.activityId(code));
}
