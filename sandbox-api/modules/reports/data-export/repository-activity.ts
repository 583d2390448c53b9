import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { SourceKind } from '#api/contract/emissions/emission-selection';
import type { Db } from '#api/db/db';
import {
  fuelConsumptions,
  renewableConsumptions,
  scope3Consumptions,
  utilityConsumptions,
} from '#api/db/schema/consumption';
import { fuelVariants, units } from '#api/db/schema/reference';

/** Entries of one kind after a key, in its order. */
export type EntryPage = { after: number; limit: number };

async function findFuelEntries(db: Db, companyId: number, { after, limit }: EntryPage) {
  return db
    .select({ ...getTableColumns(fuelConsumptions), unitSymbol: units.symbol, variant: fuelVariants })
    .from(fuelConsumptions)
    .innerJoin(units, eq(units.id, fuelConsumptions.unitId))
    .leftJoin(fuelVariants, eq(fuelVariants.id, fuelConsumptions.fuelVariantId))
    .where(and(eq(fuelConsumptions.companyId, companyId), gt(fuelConsumptions.id, after)))
    .orderBy(asc(fuelConsumptions.id))
    .limit(limit);
}
export type FuelEntry = Awaited<ReturnType<typeof findFuelEntries>>[number];

async function findUtilityEntries(db: Db, companyId: number, { after, limit }: EntryPage) {
  return db
    .select({ ...getTableColumns(utilityConsumptions), unitSymbol: units.symbol })
    .from(utilityConsumptions)
    .innerJoin(units, eq(units.id, utilityConsumptions.unitId))
    .where(and(eq(utilityConsumptions.companyId, companyId), gt(utilityConsumptions.id, after)))
    .orderBy(asc(utilityConsumptions.id))
    .limit(limit);
}
export type UtilityEntry = Awaited<ReturnType<typeof findUtilityEntries>>[number];

async function findRenewableEntries(db: Db, companyId: number, { after, limit }: EntryPage) {
  return db
    .select({ ...getTableColumns(renewableConsumptions), unitSymbol: units.symbol })
    .from(renewableConsumptions)
    .innerJoin(units, eq(units.id, renewableConsumptions.unitId))
    .where(and(eq(renewableConsumptions.companyId, companyId), gt(renewableConsumptions.id, after)))
    .orderBy(asc(renewableConsumptions.id))
    .limit(limit);
}
export type RenewableEntry = Awaited<ReturnType<typeof findRenewableEntries>>[number];

async function findValueChainEntries(db: Db, companyId: number, { after, limit }: EntryPage) {
  return db
    .select()
    .from(scope3Consumptions)
    .where(and(eq(scope3Consumptions.companyId, companyId), gt(scope3Consumptions.id, after)))
    .orderBy(asc(scope3Consumptions.id))
    .limit(limit);
}
export type ValueChainEntry = Awaited<ReturnType<typeof findValueChainEntries>>[number];

/** An entry with its kind. */
export type Entry =
  | { kind: 'fuel'; row: FuelEntry }
  | { kind: 'utility'; row: UtilityEntry }
  | { kind: 'renewable'; row: RenewableEntry }
  | { kind: 'scope3'; row: ValueChainEntry };

/** Entries of a kind with its name. */
export async function findEntriesOf(
  db: Db,
  companyId: number,
  { kind, page }: { kind: SourceKind; page: EntryPage },
): Promise<Entry[]> {
  switch (kind) {
    case 'fuel':
      return (await findFuelEntries(db, companyId, page)).map((row) => ({ kind, row }));
    case 'utility':
      return (await findUtilityEntries(db, companyId, page)).map((row) => ({ kind, row }));
    case 'renewable':
      return (await findRenewableEntries(db, companyId, page)).map((row) => ({ kind, row }));
    case 'scope3':
      return (await findValueChainEntries(db, companyId, page)).map((row) => ({ kind, row }));
  }
}
