import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db/db';
import { emissionLines } from '#api/db/schema/ledger';
import { type Given, sqlStatement } from '#api/db/statement';
import {
  addToRollups,
  amountNames,
  deleteEmptyRollups,
  deleteLocationRollups,
  lineBucketNames,
} from './repository-rollups';

export type SourceKind = 'fuel' | 'utility' | 'renewable' | 'scope3';

/** A line with the text that identifies its conversion steps (null without steps) in place of their key. */
export type LineRow = Omit<typeof emissionLines.$inferInsert, 'trailId'> & { trail: string | null };

/** A change to the ledger: the rows whose lines are removed, and the lines that are added. */
export type LedgerChange = {
  replaced: readonly { kind: SourceKind; id: number }[];
  lines: readonly LineRow[];
  /** Conversion steps by the text that identifies them. */
  trails: ReadonlyMap<string, unknown>;
};

type OwnKey = Exclude<keyof LineRow, 'trail'>;

/** Columns with figures of one line. In the other columns thousands of lines have the same values. */
const figureKeys: readonly OwnKey[] = [
  'sourceId',
  'activityQuantity',
  'factorQuantity',
  'energyKwh',
  'co2KgCo2e',
  'ch4KgCo2e',
  'n2oKgCo2e',
  'otherKgCo2e',
  'kgCo2e',
  'kgCo2Biogenic',
];

const { trailId: _trail, ...ownColumns } = getTableColumns(emissionLines);
const columns = Object.entries(ownColumns) as [OwnKey, PgColumn][];
const figureColumns = columns.filter(([key]) => figureKeys.includes(key));
const sharedColumns = columns.filter(([key]) => !figureKeys.includes(key));
const allNames = [...columns.map(([, { name }]) => name), 'trail_id'];
const listed = (names: readonly string[], as: (name: string) => string) => sql.raw(names.map(as).join(', '));
const names = listed(allNames, (name) => name);
/** Reads columns from a JSON array that has them in order, after `skipped` others. */
const fromJson = (read: readonly [OwnKey, PgColumn][], skipped: number) =>
  sql.raw(
    read
      .map(([, column], index) => `(l ->> ${index + skipped})::${column.getSQLType()} as ${column.name}`)
      .join(', '),
  );

/** Identifies a line by its position among the lines of its row. */
const placeNames = ['source_kind', 'source_id', 'position'];
const saidNames = allNames.filter((name) => !placeNames.includes(name) && name !== 'company_id');

type Change = { companyId: number; replaced: string; trails: string; shared: string; figures: string };

/**
 * For rows without lines (`insertLines`) or with lines (`replaceLines`). The values are JSON, read once (`offset 0`)
 * and not materialised, because a line is wide and building it is most of the work.
 */
const changing = (lines: (given: Given<Change>) => SQL) =>
  sqlStatement<Change, { month: string }>(
    (given) => sql`
    with steps as (
      select position, t ->> 0 as digest, t -> 1 as steps
      from jsonb_array_elements(${given('trails')}::jsonb) with ordinality as given (t, position)
    ),
    new_trails as (
      insert into emission_trails (digest, steps)
      select digest, steps from steps
      where not exists (select from emission_trails as known where known.digest = steps.digest)
      order by digest
      on conflict (digest) do update set digest = excluded.digest
      returning id, digest
    ),
    trails as (
      select position, coalesce(known.id, new_trails.id) as id
      from steps left join emission_trails as known using (digest) left join new_trails using (digest)
    ),
    shared as materialized (
      select number, ${fromJson(sharedColumns, 1)}, trails.id as trail_id
      from jsonb_array_elements(${given('shared')}::jsonb) with ordinality as given (l, number)
        left join trails on trails.position - 1 = (l ->> 0)::integer
    ),
    figures as (
      select (l ->> 0)::integer as number, ${fromJson(figureColumns, 1)}
      from jsonb_array_elements(${given('figures')}::jsonb) as l offset 0
    ),
    wanted as (select ${names} from figures join shared using (number) offset 0),
    ${lines(given)}
    sums as (${addToRollups(sql`select * from moved`)} returning period_month, line_count)
    select distinct period_month::text as month from sums where line_count = 0`,
  );

/** Each line as its figures and the number (from 1) of its shared values: the trail's position, then columns. */
function inJson({ lines, trails }: LedgerChange): { shared: unknown[][]; figures: unknown[][] } {
  const places = new Map([...trails.keys()].map((digest, place) => [digest, place]));
  const numbers = new Map<string, number>();
  const shared: unknown[][] = [];
  const figures = lines.map((line) => {
    const place = line.trail === null ? null : (places.get(line.trail) ?? null);
    const common = [place, ...sharedColumns.map(([key]) => line[key] ?? null)];
    const text = common.join('\n');
    const number = numbers.get(text) ?? shared.push(common);
    numbers.set(text, number);
    return [number, ...figureColumns.map(([key]) => line[key] ?? null)];
  });
  return { shared, figures };
}

/** For rows without lines: inserts every line and adds up the lines with the same shared values. */
const insertLines = changing(
  () => sql`
  come as (insert into emission_lines (${names}) select ${names} from wanted),
  moved as (
    select shared.*, summed.* from shared join (
      select number as of_number, count(*) as line_count, ${listed(amountNames, (name) => `sum(${name}) as ${name}`)}
      from figures group by number
    ) as summed on number = of_number
  ),`,
);

/**
 * Pairs old and new lines that differ. Without statistics (PGlite collects none) the planner would read every line of
 * the company. `offset 0` makes it look up each row by its key instead.
 */
const replaceLines = changing((given) => {
  const movedNames = [...lineBucketNames, ...amountNames];
  const coming = listed(movedNames, (name) => name);
  const going = (prefix: string) =>
    sql`${listed(lineBucketNames, (name) => `${prefix}${name}`)}, ${listed(amountNames, (name) => `-${prefix}${name}`)}`;
  return sql`
    old as (
      select found.*
      from jsonb_array_elements(${given('replaced')}::jsonb) as s, lateral (
        select ctid as place, ${names} from emission_lines
        where company_id = ${given('companyId')} and source_kind = s ->> 0 and source_id = (s ->> 1)::integer
        offset 0
      ) as found
    ),
    differing as materialized (
      select old.place, ${listed(movedNames, (name) => `old.${name} as old_${name}`)},
        ${listed(allNames, (name) => `wanted.${name}`)}
      from old full join wanted
        on ${sql.raw(placeNames.map((name) => `old.${name} = wanted.${name}`).join(' and '))}
      where (${listed(saidNames, (name) => `old.${name}`)})
        is distinct from (${listed(saidNames, (name) => `wanted.${name}`)})
    ),
    gone as (
      delete from emission_lines
      where ctid = any(array(select place from differing where source_id is null))
      returning ${coming}
    ),
    changed as (
      update emission_lines as line
      set ${listed(saidNames, (name) => `${name} = differing.${name}`)}
      from differing
      where line.ctid = differing.place and differing.source_id is not null
      returning ${listed(movedNames, (name) => `differing.old_${name}, line.${name}`)}
    ),
    come as (
      insert into emission_lines (${names}) select ${names} from differing where place is null
      returning ${coming}
    ),
    moved as (
      select 1 as line_count, ${coming} from come
      union all select 1, ${coming} from changed
      union all select -1, ${going('old_')} from changed
      union all select -1, ${going('')} from gone
    ),`;
});

/**
 * Updates the lines of some rows and the monthly sums in one statement. Lines and sums without a change are not
 * touched, and a changed line is updated in place. The differences are added up in the database, and JSON keeps the
 * statement's text the same for any number of lines, so that it stays prepared. Values that many lines share are sent
 * and read once. New steps are written first: `do update` returns their key also to a concurrent change that came
 * second, and their fixed order prevents deadlocks.
 */
export async function changeLines(db: Db, companyId: number, change: LedgerChange): Promise<void> {
  const { replaced, trails } = change;
  const { shared, figures } = inJson(change);
  const run = replaced.length > 0 ? replaceLines : insertLines;
  const { rows } = await run(db, {
    companyId,
    replaced: JSON.stringify(replaced.map(({ kind, id }) => [kind, id])),
    trails: JSON.stringify([...trails]),
    shared: JSON.stringify(shared),
    figures: JSON.stringify(figures),
  });
  await deleteEmptyRollups(
    db,
    companyId,
    rows.map((row) => row.month),
  );
}

export type LineFigure = Pick<
  typeof emissionLines.$inferSelect,
  'sourceId' | 'locationId' | 'periodMonth' | 'scope' | 'category' | 'method' | 'isHeadline' | 'kgCo2e'
>;

/**
 * Row by row through the key, as in `replaceLines`. With a list of keys the planner would read every line of the
 * company.
 */
const selectFigures = sqlStatement<{ companyId: number; kind: SourceKind; ids: string }, LineFigure>(
  (given) => sql`
  select found.* from jsonb_array_elements_text(${given('ids')}::jsonb) as own (id), lateral (
    select source_id as "sourceId", location_id as "locationId", period_month::text as "periodMonth", scope, category,
      method, is_headline as "isHeadline", kg_co2e::text as "kgCo2e"
    from emission_lines
    where company_id = ${given('companyId')} and source_kind = ${given('kind')} and source_id = own.id::integer
    offset 0
  ) as found`,
);

/** The values of the rows' lines that a comparison needs, for one kind of row. */
export async function findLineFigures(
  db: Db,
  companyId: number,
  kind: SourceKind,
  sourceIds: readonly number[],
): Promise<LineFigure[]> {
  return (await selectFigures(db, { companyId, kind, ids: JSON.stringify(sourceIds) })).rows;
}

/** Deletes every line and monthly sum of a location. */
export async function deleteLocation(db: Db, companyId: number, locationId: number): Promise<void> {
  await db
    .delete(emissionLines)
    .where(and(eq(emissionLines.companyId, companyId), eq(emissionLines.locationId, locationId)));
  await deleteLocationRollups(db, companyId, locationId);
}
