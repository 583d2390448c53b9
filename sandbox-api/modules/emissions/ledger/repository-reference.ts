import { and, inArray } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import {
  emissionFactors,
  factorActivities,
  factorEditions,
  fuelCategories,
  fuelFactorLinks,
  fuelProperties,
  fuels,
  fuelUnits,
  fuelVariants,
  gwpValues,
  renewables,
  renewableUnits,
  supplyTypes,
  units,
  utilities,
  utilityUnits,
} from '#api/db/schema/reference';
import { namedActivities } from '#api/domain/emissions/choose-factor/factor-chains';
import type { FactorRecord } from '#api/domain/factors/factor-set';
import type { ReferenceRows } from '#api/domain/factors/reference-rows';
import type { Dimension } from '#api/domain/units/units';

/** The catalogue without its factors: about a thousand rows. */
export async function readReferenceRows(db: Db): Promise<ReferenceRows> {
  const unitRows = await db.select().from(units);
  const categories = await db.select().from(fuelCategories);
  const categoryOf = new Map(categories.map((row) => [row.id, row.category]));
  const links = await db.select().from(fuelFactorLinks).orderBy(fuelFactorLinks.id);
  const properties = await db.select().from(fuelProperties);
  return {
    units: unitRows.map((row) => ({ ...row, dimension: row.dimension as Dimension })),
    fuels: (await db.select().from(fuels)).map((row) => ({
      ...row,
      category: categoryOf.get(row.categoryId) ?? '1.1',
    })),
    fuelUnits: await db.select().from(fuelUnits),
    fuelVariants: await db.select().from(fuelVariants),
    fuelLinks: links,
    utilities: await db.select().from(utilities),
    utilityUnits: await db.select().from(utilityUnits),
    renewables: await db.select().from(renewables),
    renewableUnits: await db.select().from(renewableUnits),
    supplyTypes: await db.select().from(supplyTypes),
    editions: await db.select().from(factorEditions),
    activities: await readActivities(db, [
      ...links.map((link) => link.activityId),
      ...properties.map((row) => row.activityId),
    ]),
    properties,
    gwp: await db.select().from(gwpValues),
  };
}

/** Activities used by fuels or rules. The rest of the catalogue (travel, waste, …) is read on demand. */
async function readActivities(db: Db, ids: readonly number[]) {
  const byId = await db
    .select()
    .from(factorActivities)
    .where(inArray(factorActivities.id, [...new Set(ids)]));
  return [...byId, ...(await findActivitiesByCode(db, namedActivities))];
}

export async function findActivitiesByCode(db: Db, codes: readonly string[]) {
  return db
    .select()
    .from(factorActivities)
    .where(inArray(factorActivities.code, [...codes]));
}

/** Factors of some activities in some regions. */
export async function readFactors(
  db: Db,
  activityIds: readonly number[],
  regions: readonly string[],
  unitCodeOf: (id: number) => string,
): Promise<FactorRecord[]> {
  const rows = await db
    .select()
    .from(emissionFactors)
    .where(
      and(
        inArray(emissionFactors.activityId, [...activityIds]),
        inArray(emissionFactors.region, [...regions]),
      ),
    );
  return rows.map(({ unitId, ...row }) => ({ ...row, unit: unitCodeOf(unitId) }));
}
