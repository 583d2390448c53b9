/** Checks what happens to decisions and entries when published factors are corrected. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import {
  createRecalculation,
  decideRecalculation,
  listRecalculations,
  readRecalculation,
} from '#api/contract/emissions/recalculations';
import { listFactors } from '#api/contract/factors/factors';
import type { ReferenceSet } from '#api/db/sync-reference';
import { publishedId } from '#api/domain/factors/revision';
import { runDueJobs } from '#api/kernel/jobs';
import { found } from '#api/kernel/problem-error';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { shippedReference } from '../../../../seed/load/reference';
import { updateReference } from './reference-update';

type Row = Record<string, unknown>;

let api: Awaited<ReturnType<typeof createTestApi>>;
let published: ReferenceSet;

beforeAll(async () => {
  api = await createTestApi();
  published = structuredClone(shippedReference());
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

/**
 * The next edition of the shipped reference data: `change` edits each row of a table, and dropped rows are withdrawn.
 */
async function publish(name: string, change: (row: Row) => Row | null): Promise<void> {
  const tables = published.tables.map((table) => {
    if (table.name !== name) return table;
    const rows = table.rows.flatMap((row) => {
      const changed = change(Object.fromEntries(table.columns.map((column, at) => [column, row[at]])));
      return changed ? [table.columns.map((column) => changed[column])] : [];
    });
    return { ...table, rows };
  });
  published = { version: `${published.version}+`, tables };
  const { version } = published;
  // Includes only the changed table, because all others would be compared row by row without a change. Factors come
  // with their editions.
  const changed = {
    version,
    tables: tables.filter((table) => table.name === name || table.name === 'factor_editions'),
  };
  await updateReference(api, { version, read: async () => changed });
}

const isOne = (factorIds: readonly number[], { id }: Row) => factorIds.some((one) => publishedId(one) === id);
const correct = (factorIds: readonly number[]) =>
  publish('emission_factors', (row) =>
    isOne(factorIds, row) ? { ...row, kg_co2e: Number(row.kg_co2e) * 2 } : row,
  );

async function enterGas(owner: Company, date = '2024-03-10'): Promise<number> {
  const entered = { locationId: owner.locationId, fuelId: 101, fuelVariantId: null, unitId: 20, value: 1000 };
  const { status, body } = await api.call(createFuelConsumption, {
    token: owner.token.User,
    body: { ...entered, date, reference: null },
  });
  expect(status).toBe(200);
  return body.fuelConsumptionId;
}

/** Ids of the factors behind the company's Scope 1 lines, largest figure first. */
async function factorsOf(owner: Company): Promise<number[]> {
  const { rows } = await api.db.execute<{ id: number }>(sql`
    select factor_id as id from emission_lines where company_id = ${owner.companyId} and scope = 1
    order by kg_co2e desc`);
  return rows.map(({ id }) => id);
}

const runJobs = () => runDueJobs(api.db, api.platform, jobHandlers);

async function preview(owner: Company, body: Row): Promise<number> {
  const started = await api.call(createRecalculation, {
    token: owner.token.Admin,
    body: { reason: 'A decision', ...body },
  });
  await runJobs();
  return started.body.recalculationId;
}

const accept = (owner: Company, id: number) =>
  api.call(decideRecalculation, {
    token: owner.token.Admin,
    params: { id },
    body: { decision: 'accept', note: null },
  });

async function openRun(owner: Company) {
  await runJobs();
  const { body } = await api.call(listRecalculations, { token: owner.token.Admin });
  const id = found(body.find(({ state }) => state === 'ready')).recalculationId;
  return (await api.call(readRecalculation, { token: owner.token.Admin, params: { id } })).body;
}

describe('a company whose figures use a corrected factor', () => {
  it('keeps its decisions for single months when it accepts the correction', async () => {
    const owner = await api.company();
    await enterGas(owner);
    const period = { periodStart: '2024-01-01', periodEnd: '2024-12-31' };
    await accept(owner, await preview(owner, { ...period, gwpSet: 'AR5' }));
    await runJobs();
    const decided = async () =>
      (
        await api.db.execute(sql`
          select month, gwp_set from calculation_months where company_id = ${owner.companyId} order by month`)
      ).rows;
    const before = await decided();
    expect(before).toHaveLength(12);

    await correct(await factorsOf(owner));
    const run = await openRun(owner);
    expect((await accept(owner, run.recalculationId)).status).toBe(200);
    await runJobs();
    expect(await decided()).toEqual(before);
  });

  it('sees how the correction changes the base year', async () => {
    const owner = await api.company();
    await enterGas(owner);
    await correct(await factorsOf(owner));
    expect(await openRun(owner)).toMatchObject({ baseYear: { year: 2024 } });
  });

  it('cannot accept a preview from before a correction, whatever ids the factors have', async () => {
    const owner = await api.company();
    await enterGas(owner);
    const used = await factorsOf(owner);
    await publish('gwp_values', (row) =>
      row.gas === 'sf6' ? { ...row, value: Number(row.value) + 1 } : row,
    );
    const id = await preview(owner, { gwpSet: 'AR5' });
    // Neither a higher id nor another row: no figure has this one.
    await publish('gwp_values', (row) =>
      row.gas === 'sf6' ? { ...row, value: Number(row.value) + 1 } : row,
    );
    const decided = await accept(owner, id);
    expect([decided.status, decided.problem.code]).toEqual([409, 'preview_stale']);
    expect(await factorsOf(owner)).toEqual(used);
  });
});

/** Every stored revision of some factors, with value and whether it is withdrawn. */
async function storedFactors(factorIds: readonly number[]): Promise<Row[]> {
  const { rows } = await api.db.execute(sql`
    select id, kg_co2e::float8 as "kgCo2e", is_withdrawn as "isWithdrawn" from emission_factors
    where ${sql.join(
      factorIds.map((id) => sql`id % 10000000 = ${publishedId(id)}`),
      sql` or `,
    )} order by id`);
  return rows;
}

describe('a published factor', () => {
  /** No entry names it; another host may be writing the first that does. */
  const unused = 1_250_042;

  it('keeps its old revision when corrected, even if the ledger does not use it', async () => {
    const [before] = await storedFactors([unused]);
    await correct([unused]);
    const corrected = { id: unused + 10_000_000, kgCo2e: Number(before?.kgCo2e) * 2, isWithdrawn: false };
    expect(await storedFactors([unused])).toEqual([before, corrected]);
  });

  it('stays for existing references when withdrawn, is no longer offered, and returns when published again', async () => {
    const owner = await api.company();
    const offered = async () => {
      const query = { search: 'natural gas', publisher: 'pl-kobize', PageSize: 50 };
      const { body } = await api.call(listFactors, { token: owner.token.View, query });
      return body.map(({ factorId }) => factorId);
    };
    await enterGas(owner);
    const used = await factorsOf(owner);
    const [first] = used;
    const newest = Math.max(...(await storedFactors([found(first)])).map(({ id }) => Number(id)));
    expect(await offered()).toContain(newest);

    const all = published;
    await publish('emission_factors', (row) => (isOne([found(first), unused + 1], row) ? null : row));
    const stored = await storedFactors([found(first), unused + 1]);
    expect(stored.map(({ isWithdrawn }) => isWithdrawn)).toEqual(stored.map(() => true));
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining([first, unused + 1]));
    expect(await offered()).not.toContain(newest);
    expect(await factorsOf(owner)).toEqual(used);
    expect(await openRun(owner)).toMatchObject({ reason: 'Published emission factors were corrected' });

    published = { ...all, version: `${published.version}+` };
    await publish('emission_factors', (row) => row);
    expect(await offered()).toContain(newest);
  });

  it('is no longer found in its old region after moving to another', async () => {
    await publish('emission_factors', (row) => (row.id === unused + 2 ? { ...row, region: 'IE' } : row));
    expect(await storedFactors([unused + 2])).toMatchObject([
      { id: unused + 2, isWithdrawn: true },
      { id: unused + 2 + 10_000_000, isWithdrawn: false },
    ]);
  });

  it('is proposed again after a second correction if the first was not accepted', async () => {
    const owner = await api.company();
    await enterGas(owner, '2023-03-10');
    const used = await factorsOf(owner);
    await correct(used);
    const { recalculationId: id } = await openRun(owner);
    await api.call(decideRecalculation, {
      token: owner.token.Admin,
      params: { id },
      body: { decision: 'reject', note: null },
    });
    await correct(used);
    expect((await openRun(owner)).recalculationId).toBeGreaterThan(id);
  });
});

it('two activities can exchange their unique codes', async () => {
  const codes = async () =>
    (await api.db.execute(sql`select id, code from factor_activities order by id limit 2`)).rows;
  const [one, two] = await codes();
  const swapped = new Map([
    [one?.id, two?.code],
    [two?.id, one?.code],
  ]);
  await publish('factor_activities', (row) => ({ ...row, code: swapped.get(row.id) ?? row.code }));
  expect(await codes()).toEqual([
    { ...one, code: two?.code },
    { ...two, code: one?.code },
  ]);
});
