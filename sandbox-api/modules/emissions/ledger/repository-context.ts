import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Locale } from '#api/contract/messages';
import type { Db } from '#api/db/db';
import { companies, locations } from '#api/db/schema/company';
import { locationSupplyTypes } from '#api/db/schema/consumption';
import { fuels, renewables, utilities } from '#api/db/schema/reference';
import { type Given, statement } from '#api/db/statement';
import type { Contract, ContractShares, EmissionSettings } from '#api/domain/emissions/activity';
import type { Activity } from '#api/domain/emissions/emissions';
import type { CompanyFactor } from '#api/domain/factors/company-factor';

export type EmissionSetting = {
  countryCode: string;
  /** The part of the country's grid that the location is in. Null if unknown. */
  gridSubregion: string | null;
  settings: EmissionSettings;
  /** Archived locations accept no entries. */
  isActive: boolean;
};

type Place = { companyId: number; locationId: number };

/**
 * A subquery and not a join: if the statement waits for a location that moves to another country, it sees the
 * location's new row, but a join would still use the old country.
 */
const countryOf = sql<string>`(select iso_code_two from countries where id = ${locations.countryId})`;

const settingColumns = () => ({
  countryCode: countryOf,
  gridSubregion: locations.gridSubregion,
  isActive: locations.isActive,
  gwpSet: companies.gwpSet,
  headlineScope2Method: companies.headlineScope2Method,
  months: monthsOf,
  companyFactors: factorsOf,
});

const settingOfPlace = (db: Db, given: Given<Place>) =>
  db
    .select(settingColumns())
    .from(locations)
    .innerJoin(companies, eq(companies.id, locations.companyId))
    .where(and(eq(locations.companyId, given('companyId')), eq(locations.id, given('locationId'))));
const readSetting = statement(settingOfPlace);
const readSettings = statement((db, given: Given<Pick<Place, 'companyId'>>) =>
  db
    .select({ locationId: locations.id, name: locations.name, ...settingColumns() })
    .from(locations)
    .innerJoin(companies, eq(companies.id, locations.companyId))
    .where(eq(locations.companyId, given('companyId'))),
);
/** As `lockLocation`, in the same statement. */
const lockSetting = statement((db, given: Given<Place>) =>
  settingOfPlace(db, given).for('no key update', { of: locations }),
);

/**
 * The location's country and the company's emission settings, with settings of single months and the company factors
 * for this location and for all. Undefined if the location isn't the company's. It's one statement without a cache,
 * because a decision applies to the next entry on every host.
 */
export async function findEmissionSetting(
  db: Db,
  companyId: number,
  locationId: number,
): Promise<EmissionSetting | undefined> {
  const [row] = await readSetting(db, { companyId, locationId });
  return row && settingOf(row);
}

/** The same for a change, which also locks the location (`lockLocation`). Call it before any row is locked. */
export async function lockEmissionSetting(
  db: Db,
  companyId: number,
  locationId: number,
): Promise<EmissionSetting | undefined> {
  const [row] = await lockSetting(db, { companyId, locationId });
  return row && settingOf(row);
}

/** The same for every location of the company, with its name. */
export async function findEmissionSettings(
  db: Db,
  companyId: number,
): Promise<(EmissionSetting & { locationId: number; name: string })[]> {
  const rows = await readSettings(db, { companyId });
  return rows.map(({ locationId, name, ...row }) => ({ locationId, name, ...settingOf(row) }));
}

function settingOf(row: Awaited<ReturnType<typeof readSetting>>[number]): EmissionSetting {
  const { countryCode, gridSubregion, isActive, gwpSet, headlineScope2Method, months, companyFactors } = row;
  const byMonth = new Map(
    (months ?? []).map(({ month, editionIds, contractShares, ...own }) => [
      month,
      pinnedBy(own, { editionIds, contractShares }),
    ]),
  );
  return {
    countryCode,
    gridSubregion,
    isActive,
    settings: { gwpSet, headlineScope2Method, byMonth, companyFactors: companyFactors ?? [] },
  };
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

type StoredMonth = Pick<EmissionSettings, 'gwpSet' | 'headlineScope2Method' | 'chosenYears'> & {
  month: string;
} & Pinned;

/** Null for a month that isn't pinned, and for pins made before volume contracts existed. */
type Pinned = { editionIds: number[] | null; contractShares: ContractShares | null };

function pinnedBy<T extends object>(own: T, { editionIds, contractShares }: Pinned) {
  return {
    ...own,
    ...(editionIds ? { editionIds: new Set(editionIds) } : {}),
    ...(contractShares ? { contractShares } : {}),
  };
}

const monthsOf = sql<StoredMonth[] | null>`(
  select json_agg(json_build_object('month', m.month, 'gwpSet', m.gwp_set,
    'headlineScope2Method', m.headline_scope2_method, 'chosenYears', m.chosen_years, 'editionIds', p.edition_ids,
    'contractShares', p.contract_shares))
  from calculation_months m left join emission_pins p on p.id = m.pin_id
  where m.company_id = ${companies.id})`;

/** Numbers are sent as text, because JSON would turn them into binary fractions. */
const factorsOf = sql<CompanyFactor[] | null>`(
  select json_agg(json_build_object('id', f.id, 'locationId', f.location_id, 'appliesTo', f.applies_to, 'fuelId', f.fuel_id,
    'fuelVariantId', f.fuel_variant_id, 'utilityId', f.utility_id, 'method', f.method, 'activityId', f.activity_id,
    'region', f.region, 'unit', u.code, 'kgCo2e', f.kg_co2e::text, 'kgCo2', f.kg_co2::text, 'kgCh4Co2e', f.kg_ch4_co2e::text,
    'kgN2oCo2e', f.kg_n2o_co2e::text, 'kgCo2Biogenic', f.kg_co2_biogenic::text, 'gwpBasis', f.gwp_basis,
    'validFrom', f.valid_from, 'validTo', f.valid_to, 'networkBoundary', f.network_boundary) order by f.id)
  from company_factors f join units u on u.id = f.unit_id
  where f.company_id = ${companies.id} and f.deleted_on is null
    and (f.location_id is null or f.location_id = ${locations.id}))`;

/** The terms of a contract for the electricity under it. */
const contractColumns = {
  id: locationSupplyTypes.id,
  supplyTypeId: locationSupplyTypes.supplyTypeId,
  startDate: locationSupplyTypes.startDate,
  certificateReference: locationSupplyTypes.certificateReference,
  certificateFrom: locationSupplyTypes.certificateFrom,
  certificateTo: locationSupplyTypes.certificateTo,
  sharePercent: locationSupplyTypes.sharePercent,
  volumeMwh: locationSupplyTypes.volumeMwh,
};

type ContractRow = Omit<Contract, 'hasCertificate'> & { certificateReference: string | null };

function toContract({ certificateReference, ...row }: ContractRow): Contract {
  return { ...row, hasCertificate: Boolean(certificateReference) };
}

const contractsOfUtility = statement((db, given: Given<Place & { utilityId: number }>) =>
  db
    .select(contractColumns)
    .from(locationSupplyTypes)
    .where(
      and(
        eq(locationSupplyTypes.companyId, given('companyId')),
        eq(locationSupplyTypes.locationId, given('locationId')),
        eq(locationSupplyTypes.utilityId, given('utilityId')),
      ),
    ),
);

/** Contracts of a location for one utility. */
export async function findContracts(
  db: Db,
  companyId: number,
  locationId: number,
  utilityId: number,
): Promise<Contract[]> {
  const rows = await contractsOfUtility(db, { companyId, locationId, utilityId });
  return rows.map(toContract);
}

/** Locations where a company has volume contracts. */
export async function findVolumePlaces(db: Db, companyId: number) {
  const { locationId, utilityId, volumeMwh } = locationSupplyTypes;
  return db
    .selectDistinct({ locationId, utilityId })
    .from(locationSupplyTypes)
    .where(and(eq(locationSupplyTypes.companyId, companyId), isNotNull(volumeMwh)));
}

const contractsOfCompany = statement((db, given: Given<{ companyId: number; utilityId: number }>) =>
  db
    .select({ locationId: locationSupplyTypes.locationId, ...contractColumns })
    .from(locationSupplyTypes)
    .where(
      and(
        eq(locationSupplyTypes.companyId, given('companyId')),
        eq(locationSupplyTypes.utilityId, given('utilityId')),
      ),
    ),
);

/** Contracts of every location for one utility, by location. */
export async function findCompanyContracts(
  db: Db,
  companyId: number,
  utilityId: number,
): Promise<ReadonlyMap<number, Contract[]>> {
  const byLocation = new Map<number, Contract[]>();
  for (const { locationId, ...row } of await contractsOfCompany(db, { companyId, utilityId }))
    byLocation.set(locationId, [...(byLocation.get(locationId) ?? []), toContract(row)]);
  return byLocation;
}

/** The name of an activity's item, in the user's language. */
export async function findItemName(db: Db, activity: Activity, locale: Locale): Promise<string | undefined> {
  const item = itemOf(activity);
  if (!item) return undefined;
  const [table, id] = item;
  const [row] = await db.select({ en: table.nameEn, pl: table.namePl }).from(table).where(eq(table.id, id));
  return row?.[locale];
}

/** Table and key of the consumed item. Value chain entries have no catalogue item. */
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
