import { type Db, databaseOf } from '#api/db/db';
import type { PublishedBasis } from '#api/domain/emissions/activity';
import { namedActivities } from '#api/domain/emissions/choose-factor/factor-chains';
import type { Activity } from '#api/domain/emissions/emissions';
import { chargingLinkOf } from '#api/domain/emissions/lines/fuel/charging-lines';
import { gridSubregionsOf } from '#api/domain/factors/grid-subregions';
import { type FuelLink, ReferenceIndex } from '#api/domain/factors/reference-index';
import { referenceData } from '#api/domain/factors/reference-rows';
import { findActivitiesByCode, readFactors, readReferenceRows } from './repository-reference';

type Cached = { index: ReferenceIndex; readKeys: Set<string> };

/** Reference data read so far, by database. It can be read again, so nothing is lost when the worker stops. */
const cache = new WeakMap<object, Cached>();

type Need = { activity: Activity; countryCode: string };

/** Regions whose factors can be used for any country. */
const sharedRegions = ['GB', 'EU', 'US', 'GLOBAL'];

/** The reference index with every factor that the activities may need in their country. */
export async function referenceFor(db: Db, needs: readonly Need[]): Promise<ReferenceIndex> {
  const cached = await cachedFor(db);
  const { index } = cached;
  await addActivities(
    db,
    index,
    needs.flatMap(({ activity }) => publishedCodes(activity)),
  );
  const missing = new Map<string, Set<number>>();
  for (const need of distinctNeeds(needs)) {
    for (const { activityId, countryCode } of factorNeedsOf(index, need)) {
      const key = `${countryCode}:${activityId}`;
      if (cached.readKeys.has(key)) continue;
      missing.set(countryCode, (missing.get(countryCode) ?? new Set()).add(activityId));
    }
  }
  for (const [countryCode, activityIds] of missing) {
    const subregions = gridSubregionsOf(countryCode).map(({ code }) => code);
    const regions = [...new Set([countryCode, ...subregions, ...sharedRegions])];
    index.addFactors(await readFactors(db, [...activityIds], regions, (id) => unitCode(index, id)));
    for (const activityId of activityIds) cached.readKeys.add(`${countryCode}:${activityId}`);
  }
  return index;
}

/**
 * Each caller without a cached entry reads on its own handle, and the first result is kept. Waiting for another
 * caller's read would deadlock inside a transaction, because PGlite has one connection and that read waits for the
 * transaction to end.
 */
async function cachedFor(db: Db): Promise<Cached> {
  const key = databaseOf(db);
  const known = cache.get(key);
  if (known) return known;
  const index = new ReferenceIndex(referenceData(await readReferenceRows(db)));
  const first = cache.get(key) ?? { index, readKeys: new Set() };
  cache.set(key, first);
  return first;
}

function unitCode(index: ReferenceIndex, id: number): string {
  const unit = index.unitById(id);
  if (!unit) throw new Error(`The reference data has no unit ${id}.`);
  return unit.code;
}

/** Thousands of rows need only a few distinct factors. Value chain entries differ too much to compare. */
function distinctNeeds(needs: readonly Need[]): Need[] {
  const known = new Set<string>();
  return needs.filter(({ activity, countryCode }) => {
    if (activity.kind === 'scope3') return true;
    const item = activity.kind === 'fuel' ? `${activity.fuelId} ${activity.fuelVariantId}` : '';
    const text = `${countryCode} ${activity.kind} ${item}`;
    return !known.has(text) && known.add(text);
  });
}

type FactorNeed = { activityId: number; countryCode: string };

function factorNeedsOf(index: ReferenceIndex, { activity, countryCode }: Need): FactorNeed[] {
  const inCountry = (ids: readonly number[], country = countryCode) =>
    ids.map((activityId) => ({ activityId, countryCode: country }));
  const energyIds = () => namedActivities.map((code) => index.activityId(code));
  if (activity.kind === 'fuel') {
    const links = linksOf(index, activity.fuelId, activity.fuelVariantId ?? 0);
    return inCountry(chargingLinkOf(links) ? energyIds() : activitiesOf(links));
  }
  if (activity.kind !== 'scope3') return inCountry(energyIds());
  return activity.parts.flatMap(({ basis }) => {
    if (basis.kind === 'energy') return inCountry(energyIds(), basis.countryCode);
    if (basis.kind === 'fuel') return inCountry(activitiesOf(linksOf(index, basis.fuelId, 0)));
    if (basis.kind === 'stated') return [];
    const ids = codesOf(basis).map((code) => index.findActivityId(code));
    const known = ids.filter((id) => id !== undefined);
    return inCountry(basis.electricity ? [...known, ...energyIds()] : known);
  });
}

const linksOf = (index: ReferenceIndex, fuelId: number, variantId: number): readonly FuelLink[] =>
  index.fuel(fuelId)?.linksByVariant.get(variantId) ?? [];

const activitiesOf = (links: readonly FuelLink[]) => links.map((link) => link.activityId);

/** Activity codes of value chain entries, which come from the rows and not from the rules. */
function publishedCodes(activity: Activity): string[] {
  if (activity.kind !== 'scope3') return [];
  return activity.parts.flatMap(({ basis }) => (basis.kind === 'published' ? codesOf(basis) : []));
}

function codesOf({ activity, inCountry = {}, electricity }: PublishedBasis): string[] {
  const codes = [activity, ...Object.values(inCountry), electricity?.use, electricity?.fuel];
  return codes.filter((code) => code !== undefined);
}

async function addActivities(db: Db, index: ReferenceIndex, codes: readonly string[]): Promise<void> {
  const unknown = [...new Set(codes)].filter((code) => index.findActivityId(code) === undefined);
  if (unknown.length > 0) index.addActivities(await findActivitiesByCode(db, unknown));
}
