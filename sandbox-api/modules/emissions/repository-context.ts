import { and, eq } from 'drizzle-orm';
import type { Locale } from '#api/contract/messages';
import type { Db } from '#api/db/db';
import { companies, countries, locations } from '#api/db/schema/company';
import { locationSupplyTypes } from '#api/db/schema/consumption';
import { fuels, renewables, utilities } from '#api/db/schema/reference';
import type { Contract, EmissionSettings } from '#api/domain/emissions/activity';
import type { Activity } from '#api/domain/emissions/emissions';

export type EmissionSetting = {
  countryCode: string;
  settings: EmissionSettings;
  /** Nothing is entered for an archived location. */
  isActive: boolean;
};

/** The location's country and the company's emission settings; undefined when it is not the company's. */
export async function findEmissionSetting(
  db: Db,
  companyId: number,
  locationId: number,
): Promise<EmissionSetting | undefined> {
  const [row] = await db
    .select({
      countryCode: countries.isoCodeTwo,
      isActive: locations.isActive,
      gwpSet: companies.gwpSet,
      headlineScope2Method: companies.headlineScope2Method,
    })
    .from(locations)
    .innerJoin(companies, eq(companies.id, locations.companyId))
    .innerJoin(countries, eq(countries.id, locations.countryId))
    .where(and(eq(locations.companyId, companyId), eq(locations.id, locationId)));
  if (!row) return undefined;
  const { countryCode, isActive, ...settings } = row;
  return { countryCode, isActive, settings };
}

/** The Scope 2 method of the company's headline figures. */
export async function findHeadlineMethod(
  db: Db,
  companyId: number,
): Promise<'location' | 'market' | undefined> {
  const [row] = await db
    .select({ method: companies.headlineScope2Method })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.method;
}

/** Contracts of a location for one utility. */
export async function findContracts(
  db: Db,
  companyId: number,
  locationId: number,
  utilityId: number,
): Promise<Contract[]> {
  const rows = await db
    .select({
      supplyTypeId: locationSupplyTypes.supplyTypeId,
      startDate: locationSupplyTypes.startDate,
      certificateReference: locationSupplyTypes.certificateReference,
    })
    .from(locationSupplyTypes)
    .where(
      and(
        eq(locationSupplyTypes.companyId, companyId),
        eq(locationSupplyTypes.locationId, locationId),
        eq(locationSupplyTypes.utilityId, utilityId),
      ),
    );
  return rows.map(({ certificateReference, ...row }) => ({
    ...row,
    hasCertificate: Boolean(certificateReference),
  }));
}

/** The name of what an activity is of, in the user's language. */
export async function findItemName(db: Db, activity: Activity, locale: Locale): Promise<string | undefined> {
  const item = itemOf(activity);
  if (!item) return undefined;
  const [table, id] = item;
  const [row] = await db.select({ en: table.nameEn, pl: table.namePl }).from(table).where(eq(table.id, id));
  return row?.[locale];
}

/** Table and key of what is consumed; an entry of the value chain is of no catalogue item. */
function itemOf(activity: Activity) {
  switch (activity.kind) {
    case 'fuel':
      return [fuels, activity.fuelId] as const;
    case 'utility':
      return [utilities, activity.utilityId] as const;
    case 'renewable':
      return [renewables, activity.renewableId] as const;
    case 'scope3':
      return undefined;
  }
}
