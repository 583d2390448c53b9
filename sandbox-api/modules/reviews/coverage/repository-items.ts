import { inArray } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { fuelCategories, fuels, renewables, utilities } from '#api/db/schema/reference';
import type { CoverageSources } from './repository';

/** Keys of the fuels of some categories. */
export async function findFuelIds(db: Db, categories: CoverageSources['fuels']): Promise<number[]> {
  const ofCategories = db
    .select({ id: fuelCategories.id })
    .from(fuelCategories)
    .where(inArray(fuelCategories.category, [...categories]));
  return ids(await db.select({ id: fuels.id }).from(fuels).where(inArray(fuels.categoryId, ofCategories)));
}

/** Keys of the utilities of some kinds. */
export async function findUtilityIds(db: Db, kinds: CoverageSources['utilities']): Promise<number[]> {
  return ids(
    await db
      .select({ id: utilities.id })
      .from(utilities)
      .where(inArray(utilities.kind, [...kinds])),
  );
}

/** Keys of the renewables that replace some types of utilities. */
export async function findRenewableIds(db: Db, kinds: CoverageSources['renewables']): Promise<number[]> {
  return ids(
    await db
      .select({ id: renewables.id })
      .from(renewables)
      .where(inArray(renewables.replaces, [...kinds])),
  );
}

const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
