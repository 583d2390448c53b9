import { and, asc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { referenceReader } from '#api/db/reference-reader';
import { emissionRollups } from '#api/db/schema/ledger';
import { renewables, renewableUnits, units, utilities, utilityUnits } from '#api/db/schema/reference';
import { type Given, statement } from '#api/db/statement';
import type { UnitNames } from '#api/modules/activity-data/units/service';

/** What a consumption can be of, with the units that it is entered in, the form's default first. */
export type CatalogueItem = {
  id: number;
  nameEn: string;
  namePl: string;
  /** Bought by contract. */
  isElectricity: boolean;
  isCooling: boolean;
  units: UnitNames[];
};

/** What can be asked of the utilities, and of the renewables. */
export interface Catalogue {
  findAll(db: Db): Promise<CatalogueItem[]>;
  /** Those with data at the location, or anywhere in the company. */
  findUsed(db: Db, companyId: number, locationId: number | null): Promise<CatalogueItem[]>;
  find(db: Db, id: number): Promise<CatalogueItem | undefined>;
}

export const utilityCatalogue = catalogue({
  sourceKind: 'utility',
  items: utilities,
  isElectricity: sql<boolean>`${utilities.isElectricity}`,
  isCooling: sql<boolean>`${utilities.kind} = 'cooling'`,
  itemUnits: utilityUnits,
  itemOfUnit: utilityUnits.utilityId,
});

export const renewableCatalogue = catalogue({
  sourceKind: 'renewable',
  items: renewables,
  isElectricity: sql<boolean>`false`,
  isCooling: sql<boolean>`false`,
  itemUnits: renewableUnits,
  itemOfUnit: renewableUnits.renewableId,
});

type Tables = {
  sourceKind: 'utility' | 'renewable';
  items: typeof utilities | typeof renewables;
  isElectricity: SQL<boolean>;
  isCooling: SQL<boolean>;
  itemUnits: typeof utilityUnits | typeof renewableUnits;
  itemOfUnit: typeof utilityUnits.utilityId | typeof renewableUnits.renewableId;
};

function catalogue(tables: Tables): Catalogue {
  const { sourceKind, items, isElectricity, isCooling, itemUnits, itemOfUnit } = tables;
  // Of a select from one table, Drizzle writes columns without their table, and the units have an `id`, too.
  const unitsOfItem = sql<UnitNames[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', ${units.id}, 'symbol', ${units.symbol}, 'nameEn', ${units.nameEn}, 'namePl', ${units.namePl}
    ) order by ${itemUnits.displayOrder}), '[]')
    from ${itemUnits} join ${units} on ${units.id} = ${itemUnits.unitId}
    where ${itemOfUnit} = ${items}.id
  )`;
  const select = (db: Db) =>
    db
      .select({
        id: items.id,
        nameEn: items.nameEn,
        namePl: items.namePl,
        isElectricity,
        isCooling,
        units: unitsOfItem,
      })
      .from(items);
  const one = statement((db, given: Given<{ id: number }>) => select(db).where(eq(items.id, given('id'))));
  return {
    async findAll(db) {
      return select(db).orderBy(asc(items.id));
    },
    /** The monthly sums know what is used, however many consumptions there are. */
    async findUsed(db, companyId, locationId) {
      const used = db
        .select({ one: sql`1` })
        .from(emissionRollups)
        .where(
          and(
            eq(emissionRollups.companyId, companyId),
            eq(emissionRollups.sourceKind, sourceKind),
            eq(emissionRollups.itemId, items.id),
            locationId === null ? undefined : eq(emissionRollups.locationId, locationId),
          ),
        );
      return select(db).where(exists(used)).orderBy(asc(items.id));
    },
    find: referenceReader(async (db, id) => {
      const [row] = await one(db, { id });
      return row;
    }),
  };
}
