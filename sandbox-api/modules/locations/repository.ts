import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { countries, locations } from '#api/db/schema/company';

const columns = {
  location: locations,
  countryCode: countries.isoCodeTwo,
  countryNameEn: countries.nameEn,
  countryNamePl: countries.namePl,
};

export type LocationRow = Awaited<ReturnType<typeof findLocations>>[number];

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
    )
    .orderBy(asc(locations.name), asc(locations.id));
}

export async function findLocation(db: Db, companyId: number, locationId: number) {
  const [row] = await db
    .select(columns)
    .from(locations)
    .innerJoin(countries, eq(countries.id, locations.countryId))
    .where(and(eq(locations.companyId, companyId), eq(locations.id, locationId)));
  return row;
}
