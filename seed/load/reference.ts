import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db/db';
import {
  emissionFactors,
  factorActivities,
  factorEditions,
  fuelCategories as fuelCategoriesTable,
  fuelFactorLinks,
  fuelProperties,
  fuels as fuelsTable,
  fuelUnits,
  fuelVariants,
  gwpValues,
  renewables as renewablesTable,
  renewableUnits,
  scopeCategories as scopeCategoriesTable,
  supplyTypes as supplyTypesTable,
  units as unitsTable,
  utilities as utilitiesTable,
  utilityUnits,
} from '#api/db/schema/reference';
import { renewables, supplyTypes, utilities } from '../reference/catalogue/energy';
import { fuelCategories, fuels } from '../reference/catalogue/fuels';
import { scopeCategories } from '../reference/catalogue/scope-categories';
import { units } from '../reference/catalogue/units';
import { loadContent } from './content';
import { fuelColour } from './fuel-colour';
import { allActivities, factors, referenceRows } from './reference-rows';

/** Parameters one statement may carry; PostgreSQL's limit is 65,535. */
const parametersPerStatement = 30_000;

/** Writes all reference data into empty tables. */
export async function loadReference(db: Db): Promise<void> {
  const rows = referenceRows;
  await insertAll(db, unitsTable, units);
  await insertAll(
    db,
    fuelCategoriesTable,
    fuelCategories.map((category, index) => ({ ...category, displayOrder: index + 1 })),
  );
  await insertAll(
    db,
    fuelsTable,
    fuels.map((fuel, index) => ({ ...fuel, colour: fuelColour(index), displayOrder: index + 1 })),
  );
  await insertAll(db, fuelUnits, rows.fuelUnits);
  await insertAll(
    db,
    fuelVariants,
    fuels.flatMap((fuel) =>
      fuel.variants.map((variant, index) => ({ ...variant, fuelId: fuel.id, displayOrder: index + 1 })),
    ),
  );
  await insertAll(db, utilitiesTable, utilities);
  await insertAll(db, utilityUnits, rows.utilityUnits);
  await insertAll(db, renewablesTable, renewables);
  await insertAll(db, renewableUnits, rows.renewableUnits);
  await insertAll(db, supplyTypesTable, supplyTypes);
  await insertAll(db, scopeCategoriesTable, scopeCategories);
  await insertAll(db, factorEditions, rows.editions);
  await insertAll(db, factorActivities, allActivities);
  await insertAll(
    db,
    emissionFactors,
    factors.map(({ unit, ...factor }) => ({ ...factor, unitId: unitIdOf(unit) })),
  );
  await insertAll(
    db,
    fuelFactorLinks,
    rows.fuelLinks.map((link, index) => ({ id: index + 1, ...link })),
  );
  await insertAll(
    db,
    fuelProperties,
    rows.properties.map((property, index) => ({ id: index + 1, ...property })),
  );
  await insertAll(db, gwpValues, rows.gwp);
  await loadContent(db);
}

const unitIds = new Map(units.map((unit) => [unit.code, unit.id]));

function unitIdOf(code: string): number {
  const id = unitIds.get(code);
  if (id === undefined) throw new Error(`The catalogue has no unit "${code}".`);
  return id;
}

async function insertAll<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const width = Math.max(1, Object.keys(rows[0] ?? {}).length);
  const size = Math.floor(parametersPerStatement / width);
  for (let start = 0; start < rows.length; start += size) {
    await db.insert(table).values(rows.slice(start, start + size) as Table['$inferInsert'][]);
  }
}
