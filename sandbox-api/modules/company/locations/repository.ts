import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { countries, locations } from '#api/db/schema/company';
import { type Given, statement } from '#api/db/statement';

const columns = {
  location: locations,
  countryCode: countries.isoCodeTwo,
  countryNameEn: countries.nameEn,
  countryNamePl: countries.namePl,
};

export type LocationRow = Awaited<ReturnType<typeof findLocations>>[number];

/** Unsorted, because the order of names depends on the language, and databases know few of them. */
export async function findLocations(db: Db, companyId: number, filter: { includeInactive: boolean }) {
  return db
    .select(columns)
    .from(locations)
    .innerJoin(countries, eq(countries.id, locations.countryId))
    .where(
      and(
        eq(locations.companyId, companyId),
        filter.includeInactive ? undefined : eq(locations.isActive, true),
      ),
    );
}

const location = statement((db, given: Given<{ companyId: number; locationId: number }>) =>
  db
    .select(columns)
    .from(locations)
    .innerJoin(countries, eq(countries.id, locations.countryId))
    .where(and(eq(locations.companyId, given('companyId')), eq(locations.id, given('locationId')))),
);

export async function findLocation(db: Db, companyId: number, locationId: number) {
  const [row] = await location(db, { companyId, locationId });
  return row;
}

type NewLocation = typeof locations.$inferInsert;

/** Locks the row until the transaction ends, so that two changes cannot both pass the stamp check. */
export async function lockLocationRow(db: Db, companyId: number, locationId: number) {
  const [row] = await db
    .select()
    .from(locations)
    .where(and(eq(locations.companyId, companyId), eq(locations.id, locationId)))
    .for('update');
  return row;
}

/**
 * Locks a location against other changes of its entries, or of anything its emissions depend on, until the
 * transaction ends. All such changes lock the location first, then rows, then the ledger: in another order
 * two of them could wait for each other, and an entry could be calculated with a contract that is just being
 * replaced.
 */
export async function lockLocation(db: Db, companyId: number, locationId: number): Promise<void> {
  await hold(db, companyId, sql`${locationId}`);
}

/** The same by an entry, given as its table's name and key. */
export async function lockLocationOf(
  db: Db,
  companyId: number,
  entry: { table: string; id: number },
): Promise<void> {
  const table = sql.identifier(entry.table);
  await hold(db, companyId, sql`(select location_id from ${table} where id = ${entry.id})`);
}

/** All of a company, one after the other in the order of their keys, or the one named. */
export async function lockLocations(db: Db, companyId: number, locationId?: number): Promise<void> {
  await db
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.companyId, companyId),
        locationId === undefined ? undefined : eq(locations.id, locationId),
      ),
    )
    .orderBy(asc(locations.id))
    .for('no key update');
}

async function hold(db: Db, companyId: number, locationId: SQL): Promise<void> {
  await db
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.companyId, companyId), eq(locations.id, locationId)))
    .for('no key update');
}

export async function insertLocation(db: Db, row: NewLocation): Promise<number> {
  const [inserted] = await db.insert(locations).values(row).returning({ id: locations.id });
  if (!inserted) throw new Error('The insert gave no key.');
  return inserted.id;
}

export async function updateLocationRow(
  db: Db,
  companyId: number,
  locationId: number,
  change: Partial<NewLocation>,
) {
  await db
    .update(locations)
    .set(change)
    .where(and(eq(locations.companyId, companyId), eq(locations.id, locationId)));
}

/** ISO 3166 code of a country of ours. */
export async function findCountryCode(db: Db, countryId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ code: countries.isoCodeTwo })
    .from(countries)
    .where(eq(countries.id, countryId));
  return row?.code;
}
