import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { emissionRollups } from '#api/db/schema/ledger';
import {
  emissionFactors,
  factorActivities,
  factorEditions,
  scopeCategories,
  units,
} from '#api/db/schema/reference';

const columns = {
  factor: emissionFactors,
  activity: { code: factorActivities.code, path: factorActivities.path },
  edition: factorEditions,
  unitSymbol: units.symbol,
  unitCode: units.code,
};

export type FactorRow = Awaited<ReturnType<typeof findFactors>>[number];

/** A word, and the activities whose name contains it although the publisher's words may not. */
export type SearchedWord = { word: string; activityIds: readonly number[] };

export type FactorQuery = {
  words: readonly SearchedWord[];
  series: string | undefined;
  year: number | undefined;
  region: string | undefined;
  /** First parts of activity codes. */
  groups: readonly string[] | undefined;
};

function selectFactors(db: Db) {
  return db
    .select(columns)
    .from(emissionFactors)
    .innerJoin(factorActivities, eq(factorActivities.id, emissionFactors.activityId))
    .innerJoin(factorEditions, eq(factorEditions.id, emissionFactors.editionId))
    .innerJoin(units, eq(units.id, emissionFactors.unitId));
}

type FactorPage = { companyId: number; limit: number; offset: number };

/**
 * One page: factors used in the company's figures, then matches at the start of words, the general before the
 * special (a fuel before the types of car that burn it), by the publisher's order of words, newest year
 * first.
 */
export async function findFactors(db: Db, query: FactorQuery, { companyId, ...page }: FactorPage) {
  return selectFactors(db)
    .where(matching(query))
    .orderBy(
      desc(isUsedBy(companyId)),
      ...query.words.map(distance),
      ...(query.words.length > 0 ? [asc(depth())] : []),
      asc(factorActivities.path),
      asc(emissionFactors.region),
      desc(emissionFactors.yearFrom),
      asc(emissionFactors.id),
    )
    .limit(page.limit)
    .offset(page.offset);
}

export async function countFactors(db: Db, query: FactorQuery): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(emissionFactors)
    .innerJoin(factorActivities, eq(factorActivities.id, emissionFactors.activityId))
    .where(matching(query));
  return row?.total ?? 0;
}

/** 0 if a part of the path starts with the word, 1 if another word of it does, 2 if it occurs within one. */
function distance({ word }: SearchedWord): SQL {
  const path = sql`' › ' || ${factorActivities.path}`;
  const start = escaped(word);
  return sql`case when ${path} ilike ${`%› ${start}%`} then 0 when ${path} ilike ${`% ${start}%`} then 1 else 2 end`;
}

/** The parts of a path: "Fuels › Liquid fuels › Diesel" has 3. */
function depth(): SQL {
  return sql`array_length(string_to_array(${factorActivities.path}, ' › '), 1)`;
}

function isUsedBy(companyId: number): SQL {
  const used = sql`select ${emissionRollups.factorId} from ${emissionRollups} where ${emissionRollups.companyId} = ${companyId}`;
  return sql`${emissionFactors.id} in (${used})`;
}

function matching({ words, series, year, region, groups }: FactorQuery): SQL | undefined {
  return and(
    eq(emissionFactors.isWithdrawn, false),
    ...words.map(hasWord),
    series === undefined ? undefined : eq(factorActivities.series, series),
    year === undefined
      ? undefined
      : and(
          lte(emissionFactors.yearFrom, year),
          or(isNull(emissionFactors.yearTo), gte(emissionFactors.yearTo, year)),
        ),
    region === undefined ? undefined : eq(emissionFactors.region, region),
    groups === undefined ? undefined : inArray(groupColumn(), [...groups]),
  );
}

function hasWord({ word, activityIds }: SearchedWord): SQL | undefined {
  const isNamed = sql`${factorActivities.id} = any(string_to_array(${activityIds.join(',')}, ',')::integer[])`;
  return or(ilike(factorActivities.path, `%${escaped(word)}%`), isNamed);
}

export async function findActivityPaths(db: Db) {
  return db.select({ id: factorActivities.id, path: factorActivities.path }).from(factorActivities);
}

/** `uk-desnz:fuels/gaseous-fuels/butane` → `uk-desnz:fuels`. */
function groupColumn() {
  return sql<string>`split_part(${factorActivities.code}, '/', 1)`;
}

/** A word is searched for literally: its signs have no meaning in the pattern. */
function escaped(word: string): string {
  return word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}

export async function findFactor(db: Db, factorId: number): Promise<FactorRow | undefined> {
  const [row] = await selectFactors(db).where(eq(emissionFactors.id, factorId));
  return row;
}

/** The same number over the editions: same activity, region, unit and gases. */
export async function findHistory(db: Db, { factor }: FactorRow): Promise<FactorRow[]> {
  return selectFactors(db)
    .where(
      and(
        eq(emissionFactors.activityId, factor.activityId),
        eq(emissionFactors.region, factor.region),
        eq(emissionFactors.unitId, factor.unitId),
        eq(emissionFactors.gases, factor.gases),
      ),
    )
    .orderBy(asc(emissionFactors.yearFrom), asc(emissionFactors.id));
}

/** Publications (a series keeps its name of the newest edition), regions and years there are factors for. */
export async function findFilterValues(db: Db) {
  const editions = await db
    .select({ series: factorEditions.series, name: factorEditions.publisher, title: factorEditions.title })
    .from(factorEditions)
    // One of densities alone has nothing to list.
    .where(
      inArray(factorEditions.id, db.selectDistinct({ id: emissionFactors.editionId }).from(emissionFactors)),
    )
    .orderBy(asc(factorEditions.series), desc(factorEditions.year));
  const regions = await db
    .selectDistinct({ region: emissionFactors.region })
    .from(emissionFactors)
    .orderBy(asc(emissionFactors.region));
  const years = await db
    .selectDistinct({ year: emissionFactors.yearFrom })
    .from(emissionFactors)
    .orderBy(desc(emissionFactors.yearFrom));
  return { editions, regions: regions.map(({ region }) => region), years: years.map(({ year }) => year) };
}

export async function findCategoryNames(db: Db) {
  return db
    .select({ code: scopeCategories.code, nameEn: scopeCategories.nameEn, namePl: scopeCategories.namePl })
    .from(scopeCategories);
}
