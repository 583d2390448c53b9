import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { countries } from '#api/db/schema/company';
import { companyFactors } from '#api/db/schema/company-factor';
import { units, utilities, utilityUnits } from '#api/db/schema/reference';

/** The residual mixes that the company entered, with the unit they are kept in. */
export async function findEntered(db: Db, companyId: number) {
  return db
    .select({ factor: companyFactors, unitPerBase: units.perBase })
    .from(companyFactors)
    .innerJoin(units, eq(units.id, companyFactors.unitId))
    .where(
      and(
        eq(companyFactors.companyId, companyId),
        eq(companyFactors.appliesTo, 'residual-mix'),
        isNull(companyFactors.deletedOn),
      ),
    )
    .orderBy(asc(companyFactors.id));
}

export async function findCountries(db: Db, codes: readonly string[]) {
  if (codes.length === 0) return [];
  return db
    .select()
    .from(countries)
    .where(inArray(countries.isoCodeTwo, [...codes]));
}

/** The unit that residual mixes are kept in; printed grams per kWh are the same number. */
export async function findMegawattHour(db: Db): Promise<number> {
  const [row] = await db
    .select({ id: units.id })
    .from(units)
    .innerJoin(utilityUnits, eq(utilityUnits.unitId, units.id))
    .innerJoin(utilities, and(eq(utilities.id, utilityUnits.utilityId), utilities.isElectricity))
    .where(eq(units.code, 'MWh'));
  if (!row) throw new Error('The reference data has no MWh of electricity.');
  return row.id;
}
