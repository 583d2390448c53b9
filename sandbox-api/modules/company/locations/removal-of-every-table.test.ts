import { and, getTableName, isNull, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveLocation, createLocation } from '#api/contract/company/locations';
import { auditLog } from '#api/db/schema/platform';
import { tableFacts } from '#api/db/table-facts';
import { columnNamed, parentsFirst, type TableKey, tables } from '#api/db/tables';
import { runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import { fillLocation } from '#api/testing/filled/fill-location';
import { generateRow, type Owner } from '#api/testing/filled/generate-row';
import { type Company, polandId } from '#api/testing/filled/insert-company';
import { countRows, isBelow, rowsBelow } from '#api/testing/filled/rows-below';
import { actions, entities } from '../../../../src/features/account/history/fields';

const declarations = 'sandbox-api/db/table-facts.ts';
const deletion = 'archiveLocation in sandbox-api/modules/company/locations/change-location.ts';

const keys = new Map(Object.entries(tables).map(([key, table]) => [table, key as TableKey]));
const removalOf = (table: PgTable) => tableFacts[keys.get(table) as TableKey]?.removal;
const tablesBelow = parentsFirst().filter((table) => isBelow('location', table));

type Counts = Map<PgTable, number>;

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;
let answer: string;
/** Rows of the deleted location and of another one, before and after. */
let before: { deleted: Counts; other: Counts };
let after: { deleted: Counts; other: Counts };

beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
  const [deleted, other] = [await fill(company.locationId), await fill(await secondLocation())];
  const countBoth = async () => ({ deleted: await countsOf(deleted), other: await countsOf(other) });
  before = await countBoth();
  answer = await deleteWithData(deleted);
  after = await countBoth();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

describe('a location that is deleted with its data', () => {
  test('had a row in every table below locations', () => {
    const empty = tablesBelow.filter((table) => !before.deleted.get(table)).map(getTableName);
    expect(empty).toEqual([]);
  });

  test('can be deleted', () => {
    expect(
      answer,
      `A table may refer to rows that ${deletion} deletes: delete its rows there, before them`,
    ).toBe('deleted');
  });

  test('deletes the rows of the tables that are declared for it, and no others', () => {
    expect(tablesBelow.map((table) => faultOf(table, after.deleted.get(table) ?? 0)).filter(Boolean)).toEqual(
      [],
    );
  });

  test('leaves every row of another location', () => {
    const changed = tablesBelow.filter((table) => before.other.get(table) !== after.other.get(table));
    expect(changed.map(getTableName)).toEqual([]);
  });

  test('is described in the history by rows and actions that have names', async () => {
    const told = await api.db.select({ entity: auditLog.entity, action: auditLog.action }).from(auditLog);
    expect(told.length).toBeGreaterThan(0);
    const isKnown = (words: readonly string[], word: string) => words.includes(word);
    const unknown = told.filter(
      ({ entity, action }) => !isKnown(entities, entity) || !isKnown(actions, action),
    );
    expect(unknown).toEqual([]);
  });
});

test('the rows of companies can be deleted table by table, children first, and then the companies', async () => {
  const owner = {
    companyId: company.companyId,
    locationId: company.locationId,
    userId: company.userId.Admin,
  };
  const ofCompanies = parentsFirst().filter((table) => removalOf(table)?.with !== 'nothing');
  for (const table of ofCompanies)
    if ((await countRows(api.db, table, undefined)) === 0) await generateRow(api.db, table, owner);
  for (const table of ofCompanies.toReversed()) await api.db.delete(table);
  for (const table of ofCompanies) expect(await countRows(api.db, table, undefined)).toBe(0);
});

/** What is wrong with the rows that are left of a table, and what to do about it. */
function faultOf(table: PgTable, rows: number): string | undefined {
  const name = getTableName(table);
  const removal = removalOf(table);
  if (!removal)
    return `${name} hangs on locations and is not declared: say in ${declarations} what becomes of its rows.`;
  if (removal.with === 'location' && rows > 0)
    return `${name} is declared to go with its location, but has rows left (${rows}): delete them in ${deletion}, or declare in ${declarations} why they stay.`;
  if (removal.with !== 'location' && rows === 0)
    return `${name} is declared to outlive its location, but no row is left: declare in ${declarations} that it goes.`;
  return undefined;
}

async function secondLocation(): Promise<number> {
  const address = { countryId: polandId, gridSubregion: null, town: 'Poznań', postCode: null };
  const { body } = await api.call(createLocation, {
    token: company.token.Admin,
    body: { ...address, name: 'Mill', address1: 'Polna 2', address2: null, address3: null, area: null },
  });
  return body.locationId;
}

/** Puts a row into every table that hangs on a location: entered where there is a builder for it, else generated. */
async function fill(locationId: number): Promise<Owner> {
  const owner = { companyId: company.companyId, userId: company.userId.Admin, locationId };
  await fillLocation(api, { token: company.token.Admin, locationId });
  await runDueJobs(api.db, api.platform, jobHandlers);
  const counts = await countsOf(owner);
  for (const table of tablesBelow) if (!counts.get(table)) await generateRow(api.db, table, owner);
  return owner;
}

async function deleteWithData({ locationId: id }: Owner): Promise<string> {
  const { status, problem } = await api.call(archiveLocation, {
    token: company.token.Admin,
    params: { id },
    query: { deleteData: 'true' } as never,
  });
  return status === 204 ? 'deleted' : [JSON.stringify(problem), ...api.unexpected.map(String)].join(' ');
}

async function countsOf({ locationId }: Owner): Promise<Counts> {
  const counts: Counts = new Map();
  for (const table of tablesBelow)
    counts.set(
      table,
      await countRows(api.db, table, and(rowsBelow('location', locationId, table), inUse(table))),
    );
  return counts;
}

/** Leaves out rows that are only marked as deleted, where a table is declared to keep those. */
function inUse(table: PgTable): SQL | undefined {
  const removal = removalOf(table);
  if (removal?.with !== 'location' || !removal.leavesMarkedRows) return undefined;
  const column = columnNamed(table, removal.leavesMarkedRows.column);
  return column && isNull(column);
}
