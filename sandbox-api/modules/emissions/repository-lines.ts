import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db/db';
import { emissionLines } from '#api/db/schema/ledger';
import { addToRollups, deleteEmptyRollups, deleteLocationRollups } from './repository-rollups';

export type SourceKind = 'fuel' | 'utility' | 'renewable' | 'scope3';

/** A line with the text that identifies its conversion steps (null without steps) in place of their key. */
export type LineRow = Omit<typeof emissionLines.$inferInsert, 'trailId'> & { trail: string | null };

/** What a change does to the ledger: lines of these rows go, these come. */
export type LedgerChange = {
  replaced: readonly { kind: SourceKind; id: number }[];
  lines: readonly LineRow[];
  /** Conversion steps by the text that identifies them. */
  trails: ReadonlyMap<string, unknown>;
};

/** Every column that a line brings itself. */
const columns = Object.entries(getTableColumns(emissionLines)).filter(([key]) => key !== 'trailId') as [
  Exclude<keyof LineRow, 'trail'>,
  PgColumn,
][];
const ownNames = columns.map(([, { name }]) => name);
const allNames = [...ownNames, 'trail_id'];
const listed = (names: readonly string[], as: (name: string) => string) => sql.raw(names.map(as).join(', '));
const names = listed(allNames, (name) => name);
const values = sql.raw(
  columns.map(([, column], index) => `(l ->> ${index})::${column.getSQLType()} as ${column.name}`).join(', '),
);

/** What identifies a line: the place among the lines of its row. */
const placeNames = ['source_kind', 'source_id', 'position'];
const saidNames = allNames.filter((name) => !placeNames.includes(name) && name !== 'company_id');

/**
 * Makes the lines of some rows what they should be and moves the monthly sums, in one statement: lines and sums
 * that stay are not touched, and a line that says something else is changed in its place. What goes and what comes
 * is summed up where it is, and JSON makes the statement's text the same for one line and for thousands, so that it
 * stays prepared. Steps that are new are written first; `do update` gives their key also to the one of two changes
 * that came second.
 */
export async function changeLines(db: Db, companyId: number, change: LedgerChange): Promise<void> {
  const { replaced, lines, trails } = change;
  const positions = new Map([...trails.keys()].map((digest, position) => [digest, position]));
  const records = lines.map((line) => {
    const record: unknown[] = columns.map(([key]) => line[key] ?? null);
    record.push(line.trail === null ? null : (positions.get(line.trail) ?? null));
    return record;
  });
  const { rows } = await db.execute<{ month: string }>(sql`
    with steps as (
      select position, t ->> 0 as digest, t -> 1 as steps
      from jsonb_array_elements(${json([...trails])}) with ordinality as given (t, position)
    ),
    new_trails as (
      insert into emission_trails (digest, steps)
      select digest, steps from steps
      where not exists (select from emission_trails as known where known.digest = steps.digest)
      on conflict (digest) do update set digest = excluded.digest
      returning id, digest
    ),
    trails as (
      select position, coalesce(known.id, new_trails.id) as id
      from steps left join emission_trails as known using (digest) left join new_trails using (digest)
    ),
    wanted as materialized (
      select ${values}, trails.id as trail_id
      from jsonb_array_elements(${json(records)}) as l
        left join trails on trails.position - 1 = (l ->> ${sql.raw(String(columns.length))})::integer
    ),
    ${replaced.length > 0 ? replacing(companyId, replaced) : inserting}
    sums as (${addToRollups(sql`select * from moved`)} returning period_month, line_count)
    select distinct period_month::text as month from sums where line_count = 0`);
  await deleteEmptyRollups(
    db,
    companyId,
    rows.map((row) => row.month),
  );
}

/** Rows without lines yet: every line comes. */
const inserting = sql`
  come as (insert into emission_lines (${names}) select ${names} from wanted returning *),
  moved as (select 1 as sign, ${names} from come),`;

/**
 * Old and new lines beside each other, where they differ. By place in the table: without statistics (PGlite
 * collects none) the planner would rather read every line of the company, and `offset 0` keeps it from turning the
 * look-up of each row into that.
 */
function replacing(companyId: number, replaced: LedgerChange['replaced']) {
  return sql`
    old as materialized (
      select found.*
      from jsonb_array_elements(${json(replaced.map(({ kind, id }) => [kind, id]))}) as s, lateral (
        select ctid as place, ${names} from emission_lines
        where company_id = ${companyId} and source_kind = s ->> 0 and source_id = (s ->> 1)::integer
        offset 0
      ) as found
    ),
    differing as materialized (
      select old.place, ${listed(allNames, (name) => `old.${name} as old_${name}`)},
        ${listed(allNames, (name) => `wanted.${name}`)}
      from old full join wanted
        on ${sql.raw(placeNames.map((name) => `old.${name} = wanted.${name}`).join(' and '))}
      where (${listed(saidNames, (name) => `old.${name}`)})
        is distinct from (${listed(saidNames, (name) => `wanted.${name}`)})
    ),
    gone as (
      delete from emission_lines
      where ctid = any(array(select place from differing where source_id is null))
      returning ${names}
    ),
    changed as (
      update emission_lines as line
      set ${listed(saidNames, (name) => `${name} = differing.${name}`)}
      from differing
      where line.ctid = differing.place and differing.source_id is not null
      returning ${listed(allNames, (name) => `differing.old_${name}, line.${name}`)}
    ),
    come as (
      insert into emission_lines (${names}) select ${names} from differing where place is null
      returning ${names}
    ),
    moved as (
      select 1 as sign, ${names} from come
      union all select 1, ${names} from changed
      union all select -1, ${listed(allNames, (name) => `old_${name}`)} from changed
      union all select -1, ${names} from gone
    ),`;
}

/** What the lines of some rows of one kind say, as far as a comparison needs it. */
export async function findLineFigures(
  db: Db,
  companyId: number,
  kind: SourceKind,
  sourceIds: readonly number[],
) {
  const { sourceId, locationId, periodMonth, scope, category, method, isHeadline, kgCo2e } = emissionLines;
  return db
    .select({ sourceId, locationId, periodMonth, scope, category, method, isHeadline, kgCo2e })
    .from(emissionLines)
    .where(
      and(
        eq(emissionLines.companyId, companyId),
        eq(emissionLines.sourceKind, kind),
        inArray(emissionLines.sourceId, [...sourceIds]),
      ),
    );
}

/** Deletes every line and monthly sum of a location. */
export async function deleteLocation(db: Db, companyId: number, locationId: number): Promise<void> {
  await db
    .delete(emissionLines)
    .where(and(eq(emissionLines.companyId, companyId), eq(emissionLines.locationId, locationId)));
  await deleteLocationRollups(db, companyId, locationId);
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
