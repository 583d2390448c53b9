import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { fuelConsumptions, scope3Consumptions } from '#api/db/schema/consumption';
import { fuels, gwpValues } from '#api/db/schema/reference';
import type { GwpSet } from '#api/domain/factors/factor-set';
import type { LedgerSource } from '#api/modules/emissions/ledger/ledger';

/** The refrigerant of a row of activity data, or the one leaked at a partner. Undefined for any other row. */
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

/** All GWPs of an IPCC report: of gases, blends and their components. */
export async function findPotentials(db: Db, reports: readonly GwpSet[]) {
  return db
    .select()
    .from(gwpValues)
    .where(or(...reports.map((report) => eq(gwpValues.report, report))));
}
