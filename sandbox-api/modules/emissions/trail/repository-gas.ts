import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { fuelConsumptions, scope3Consumptions } from '#api/db/schema/consumption';
import { fuels, gwpValues } from '#api/db/schema/reference';
import type { GwpSet } from '#api/domain/factors/factor-set';
import type { LedgerSource } from '#api/modules/emissions/ledger/ledger';

/** The refrigerant that a row of activity data is of, or that leaked at a partner's; undefined for any other row. */
export async function findGasOfSource(db: Db, companyId: number, { kind, id }: LedgerSource) {
  const gas = { code: fuels.gasCode, nameEn: fuels.nameEn, namePl: fuels.namePl };
  const ofFuel = () =>
    db
      .select(gas)
      .from(fuelConsumptions)
      .innerJoin(fuels, eq(fuels.id, fuelConsumptions.fuelId))
      .where(and(eq(fuelConsumptions.companyId, companyId), eq(fuelConsumptions.id, id)));
  const ofPartner = () =>
    db
      .select(gas)
      .from(scope3Consumptions)
      .innerJoin(fuels, sql`${fuels.id}::text = ${scope3Consumptions.values} ->> 'refrigerantType'`)
      .where(and(eq(scope3Consumptions.companyId, companyId), eq(scope3Consumptions.id, id)));
  const [row] = kind === 'fuel' ? await ofFuel() : kind === 'scope3' ? await ofPartner() : [];
  return row?.code ? { ...row, code: row.code } : undefined;
}

/** All potentials of a report of the IPCC: of a gas, of blends and of their parts. */
export async function findPotentials(db: Db, reports: readonly GwpSet[]) {
  return db
    .select()
    .from(gwpValues)
    .where(or(...reports.map((report) => eq(gwpValues.report, report))));
}
