import {
  and,
  asc,
  desc,
  eq,
  getTableName,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  min,
  sql,
} from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { companies, locations } from '#api/db/schema/company';
import { companyFactors } from '#api/db/schema/company-factor';
import * as consumption from '#api/db/schema/consumption';
import { emissionRollups } from '#api/db/schema/ledger';
import { auditLog } from '#api/db/schema/platform';
import { calculationMonths, emissionPins, inventoryRestatements } from '#api/db/schema/recalculation';
import { emissionFactors, factorEditions } from '#api/db/schema/reference';
import { readVersions } from '#api/db/sync-reference';
import { monthOf } from '#api/domain/calendar/calendar';
import { revisionStep } from '#api/domain/factors/revision';

type MonthRow = typeof calculationMonths.$inferInsert;

/** All kinds of activity data. Each row has its own emissions. */
const activityEntities = Object.values(consumption)
  .filter((table) => 'carbonEquivalentKg' in table)
  .map(getTableName);

/** Tables whose changes affect the basis of a recalculation. */
const followedEntities = [
  companies,
  locations,
  consumption.locationSupplyTypes,
  companyFactors,
  emissionPins,
].map(getTableName);

/**
 * Fingerprint of the basis of a preview: the settings, the catalogue, and the last change of anything else that affects
 * the choice of factors. Equal fingerprints mean that none of it changed. Activity data is not included: entries made
 * after the preview belong to the run, or else nothing could be accepted while others work.
 */
export async function fingerprint(db: Db, companyId: number): Promise<string> {
  const m = calculationMonths;
  const [months] = await db
    .select({
      digest: sql<string>`md5(coalesce(string_agg(concat_ws('|', ${m.month}, ${m.gwpSet}, ${m.headlineScope2Method}, ${m.chosenYears}, ${m.pinId}), ',' order by ${m.month}), ''))`,
    })
    .from(m)
    .where(eq(m.companyId, companyId));
  const change = await findLastChange(db, companyId, followedEntities);
  const catalogue = (await readVersions(db)).at(-1);
  const settings = await findCompanySettings(db, companyId);
  const parts = [months?.digest, change, catalogue];
  return [...parts, settings.gwpSet, settings.headlineScope2Method].join(':');
}

/** The last change of any entry. Null if there was none. */
export function findLastEntryChange(db: Db, companyId: number): Promise<number | null> {
  return findLastChange(db, companyId, activityEntities);
}

async function findLastChange(db: Db, companyId: number, entities: string[]): Promise<number | null> {
  const [change] = await db
    .select({ last: max(auditLog.id) })
    .from(auditLog)
    .where(and(eq(auditLog.companyId, companyId), inArray(auditLog.entity, entities)));
  return change?.last ?? null;
}

export async function findCompanySettings(db: Db, companyId: number) {
  const [row] = await db
    .select({
      gwpSet: companies.gwpSet,
      headlineScope2Method: companies.headlineScope2Method,
      updatedOn: companies.updatedOn,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!row) throw new Error(`There is no company ${companyId}.`);
  return row;
}

/**
 * Allows one decision of a company at a time about its settings, pins or factors, because two wouldn't see each other's
 * months. Lock it after a location and after a run.
 */
export async function lockCompany(db: Db, companyId: number): Promise<void> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
}

export async function updateCompanySettings(
  db: Db,
  companyId: number,
  columns: Partial<Pick<typeof companies.$inferInsert, 'gwpSet' | 'headlineScope2Method' | 'updatedOn'>>,
): Promise<void> {
  await db.update(companies).set(columns).where(eq(companies.id, companyId));
}

export async function findCalculationMonths(db: Db, companyId: number) {
  return db.select().from(calculationMonths).where(eq(calculationMonths.companyId, companyId));
}

export async function writeCalculationMonths(db: Db, rows: readonly MonthRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(calculationMonths)
    .values([...rows])
    .onConflictDoUpdate({
      target: [calculationMonths.companyId, calculationMonths.month],
      set: {
        gwpSet: sql`excluded.gwp_set`,
        headlineScope2Method: sql`excluded.headline_scope2_method`,
        chosenYears: sql`excluded.chosen_years`,
        pinId: sql`excluded.pin_id`,
      },
    });
}

/** Removes decisions for single months, except pinned ones. */
export async function deleteUnpinnedMonths(db: Db, companyId: number): Promise<void> {
  await db
    .delete(calculationMonths)
    .where(and(eq(calculationMonths.companyId, companyId), isNull(calculationMonths.pinId)));
}

export async function insertRestatements(
  db: Db,
  rows: readonly (typeof inventoryRestatements.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(inventoryRestatements).values([...rows]);
}

export async function findRestatements(db: Db, companyId: number) {
  return db
    .select()
    .from(inventoryRestatements)
    .where(eq(inventoryRestatements.companyId, companyId))
    .orderBy(
      asc(inventoryRestatements.year),
      asc(inventoryRestatements.scope),
      asc(inventoryRestatements.method),
      asc(inventoryRestatements.id),
    );
}

/** Publications and the years they have factors for. Incomplete editions don't count. */
export async function findPublicationYears(db: Db) {
  return db
    .selectDistinct({
      series: factorEditions.series,
      publisher: factorEditions.publisher,
      year: emissionFactors.yearFrom,
    })
    .from(emissionFactors)
    .innerJoin(factorEditions, eq(factorEditions.id, emissionFactors.editionId))
    .where(eq(factorEditions.isPartial, false))
    .orderBy(asc(factorEditions.series), desc(emissionFactors.yearFrom));
}

/** Companies whose figures use one of the factors, in any revision. */
export async function findCompaniesUsing(db: Db, publishedIds: readonly number[]): Promise<number[]> {
  if (publishedIds.length === 0) return [];
  const publishedId = sql`${emissionRollups.factorId} % ${revisionStep}::integer`;
  const rows = await db
    .selectDistinct({ id: emissionRollups.companyId })
    .from(emissionRollups)
    .where(inArray(publishedId, [...publishedIds]))
    .orderBy(asc(emissionRollups.companyId));
  return rows.map(({ id }) => id);
}

export async function findEditionIds(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: factorEditions.id })
    .from(factorEditions)
    .orderBy(asc(factorEditions.id));
  return rows.map(({ id }) => id);
}

export async function findPins(db: Db, companyId: number) {
  return db
    .select({
      pin: emissionPins,
      author: { firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(emissionPins)
    .leftJoin(users, eq(users.id, emissionPins.createdBy))
    .where(eq(emissionPins.companyId, companyId))
    .orderBy(asc(emissionPins.periodStart));
}

/** A pin that overlaps the period. */
export async function findPinWithin(db: Db, companyId: number, first: string, last: string) {
  const [row] = await db
    .select()
    .from(emissionPins)
    .where(
      and(
        eq(emissionPins.companyId, companyId),
        lte(emissionPins.periodStart, last),
        gte(emissionPins.periodEnd, first),
      ),
    )
    .orderBy(asc(emissionPins.periodStart))
    .limit(1);
  return row;
}

/** The first pinned month in which a location has emissions, all of them or those of a utility on some days. */
export async function findPinnedMonth(
  db: Db,
  companyId: number,
  by: { locationId: number; utilityId?: number; from?: string; to?: string | null },
): Promise<string | null> {
  const { periodMonth, locationId, sourceKind, itemId } = emissionRollups;
  const ofUtility =
    by.utilityId === undefined ? undefined : and(eq(sourceKind, 'utility'), eq(itemId, by.utilityId));
  const [row] = await db
    .select({ first: min(periodMonth) })
    .from(emissionRollups)
    .innerJoin(
      calculationMonths,
      and(eq(calculationMonths.companyId, companyId), eq(calculationMonths.month, periodMonth)),
    )
    .where(
      and(
        eq(emissionRollups.companyId, companyId),
        eq(locationId, by.locationId),
        isNotNull(calculationMonths.pinId),
        ofUtility,
        by.from ? gte(periodMonth, monthOf(by.from)) : undefined,
        by.to ? lte(periodMonth, by.to) : undefined,
      ),
    );
  return row?.first ?? null;
}

export async function insertPin(db: Db, columns: typeof emissionPins.$inferInsert): Promise<number> {
  const [row] = await db.insert(emissionPins).values(columns).returning({ id: emissionPins.id });
  if (!row) throw new Error('The pin was not inserted.');
  return row.id;
}

/**
 * Removes a pin. Its months keep their settings, so that no figure changes. Months with the company's own settings need
 * no row.
 */
export async function deletePin(db: Db, companyId: number, id: number): Promise<void> {
  const mine = and(eq(calculationMonths.companyId, companyId), eq(calculationMonths.pinId, id));
  const settings = await findCompanySettings(db, companyId);
  await db
    .delete(calculationMonths)
    .where(
      and(
        mine,
        eq(calculationMonths.gwpSet, settings.gwpSet),
        eq(calculationMonths.headlineScope2Method, settings.headlineScope2Method),
        sql`${calculationMonths.chosenYears} = '{}'::jsonb`,
      ),
    );
  await db.update(calculationMonths).set({ pinId: null }).where(mine);
  await db.delete(emissionPins).where(and(eq(emissionPins.companyId, companyId), eq(emissionPins.id, id)));
}
