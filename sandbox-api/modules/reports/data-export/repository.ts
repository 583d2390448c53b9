import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import {
  companies,
  companyKeyFigures,
  countries,
  locations,
  reportingInformations,
} from '#api/db/schema/company';
import { emissionRollups } from '#api/db/schema/ledger';
import { auditLog } from '#api/db/schema/platform';
import { supplyTypes } from '#api/db/schema/reference';

const country = { nameEn: countries.nameEn, namePl: countries.namePl, code: countries.isoCodeTwo };

export async function findCompany(db: Db, companyId: number) {
  const [row] = await db
    .select({ company: companies, country })
    .from(companies)
    .innerJoin(countries, eq(countries.id, companies.countryId))
    .where(eq(companies.id, companyId));
  return row;
}

export async function findLocations(db: Db, companyId: number) {
  return db
    .select({ location: locations, country })
    .from(locations)
    .innerJoin(countries, eq(countries.id, locations.countryId))
    .where(eq(locations.companyId, companyId))
    .orderBy(asc(locations.id));
}

/** The newest row is the current one. */
export async function findPeriods(db: Db, companyId: number) {
  return db
    .select()
    .from(reportingInformations)
    .where(eq(reportingInformations.companyId, companyId))
    .orderBy(asc(reportingInformations.id));
}

export async function findKeyFigures(db: Db, companyId: number) {
  return db
    .select()
    .from(companyKeyFigures)
    .where(eq(companyKeyFigures.companyId, companyId))
    .orderBy(asc(companyKeyFigures.year));
}

export async function findSupplyTypes(db: Db) {
  return db
    .select({ id: supplyTypes.id, nameEn: supplyTypes.nameEn, namePl: supplyTypes.namePl })
    .from(supplyTypes);
}

/**
 * Tells two states of a company's data apart: each change by a person writes an audit row in its transaction, and a
 * recalculation moves the monthly sums. A sign-in changes nothing of it.
 */
export async function findState(db: Db, companyId: number): Promise<string> {
  const newest = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.companyId, companyId), ne(auditLog.entity, 'sessions')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  const { lineCount, kgCo2e } = emissionRollups;
  const [row] = await db
    .select({
      audit: sql<number>`coalesce((${newest}), 0)`,
      lines: sql<string>`coalesce(sum(${lineCount}), 0)`,
      kg: sql<string>`coalesce(sum(${kgCo2e}), 0)`,
    })
    .from(emissionRollups)
    .where(eq(emissionRollups.companyId, companyId));
  return `${row?.audit ?? 0}-${row?.lines ?? 0}-${row?.kg ?? 0}`;
}
