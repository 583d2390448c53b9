import { and, eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { readPendingRecalculation } from '#api/contract/emissions/pending-recalculation';
import {
  createEmissionPin,
  createRecalculation,
  decideRecalculation,
  listRecalculationFailures,
  listRecalculations,
  listRestatements,
  readRecalculation,
} from '#api/contract/emissions/recalculations';
import { createCompanyFactor } from '#api/contract/factors/company-factors';
import { fuelConsumptions } from '#api/db/schema/consumption';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { jobs } from '#api/db/schema/platform';
import { recalculationDifferences } from '#api/db/schema/recalculation';
import { type JobEnd, type JobHandler, type JobKinds, queueJob, runDueJobs } from '#api/kernel/jobs';
import { rebuildRollups } from '#api/modules/emissions/ledger/emission-lines';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { finishWithout, recalculationRunJob, runRecalculation } from './runs';
import { goOnInBatches, recalculationJob } from './service';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const minute = 60_000;
const cursed = 777.25;

/** Runs jobs until none is left. */
async function runAllJobs(kinds: JobKinds = jobHandlers) {
  for (let round = 0; round < 12; round += 1) {
    await runDueJobs(api.db, api.platform, kinds);
    api.clock.advance(10 * minute);
  }
}

const enter = async (owner: Company, value: number, date = '2024-05-01') => {
  const gas = { fuelId: 101, fuelVariantId: null, unitId: 20, reference: null };
  const body = { ...gas, locationId: owner.locationId, value, date };
  return (await api.call(createFuelConsumption, { token: owner.token.User, body })).body.fuelConsumptionId;
};

/** A company with three entries, of which the second can't be stored with AR5. */
async function cursedCompany() {
  const owner = await api.company({ countryId: 826 });
  await enter(owner, 100);
  const row = await enter(owner, cursed);
  await enter(owner, 300);
  await runAllJobs();
  return { owner, row };
}

/** While the work runs, a constraint makes the database refuse rows, as it would a number that is too long. */
async function whileRefusing<T>(
  table: typeof emissionLines | typeof recalculationDifferences,
  condition: string,
  work: () => Promise<T>,
): Promise<T> {
  const name = sql.raw(getTableName(table));
  await api.db.execute(
    sql`alter table ${name} add constraint refused check (${sql.raw(condition)}) not valid`,
  );
  try {
    return await work();
  } finally {
    await api.db.execute(sql`alter table ${name} drop constraint refused`);
  }
}
const noCurseByAr5 = `activity_quantity <> ${cursed} or gwp_set is distinct from 'AR5'`;

const toAr5 = { gwpSet: 'AR5', reason: 'Audit' } as never;
const ask = async (owner: Company) =>
  (await api.call(createRecalculation, { token: owner.token.Admin, body: toAr5 })).body.recalculationId;
const decide = (owner: Company, id: number, decision: 'accept' | 'reject') =>
  api.call(decideRecalculation, {
    token: owner.token.Admin,
    params: { id },
    body: { decision, note: null },
  });
const detailOf = async (owner: Company, id: number) =>
  (await api.call(readRecalculation, { token: owner.token.View, params: { id } })).body;
const failuresOf = async (owner: Company, id: number, language = 'en') => {
  await api.db.execute(
    sql`update users set language_id = ${language === 'pl' ? 2 : 1} where id = ${owner.userId.View}`,
  );
  return (await api.call(listRecalculationFailures, { token: owner.token.View, params: { id } })).body;
};

/** Accepts a run and returns its outcome. */
async function accepted(owner: Company, kinds?: JobKinds) {
  const id = await ask(owner);
  await runAllJobs();
  expect((await decide(owner, id, 'accept')).status).toBe(200);
  await runAllJobs(kinds);
  return id;
}

const linesOf = (owner: Company) =>
  api.db
    .select()
    .from(emissionLines)
    .where(eq(emissionLines.companyId, owner.companyId))
    .orderBy(emissionLines.sourceId, emissionLines.position);

/** The GWP set of each row in the ledger, in the order of entry. */
async function potentialsOf(owner: Company) {
  const lines = (await linesOf(owner)).filter(({ scope, position }) => scope === 1 && position === 0);
  return lines.map(({ gwpSet }) => gwpSet);
}

async function expectSumsToAgree(owner: Company) {
  const { companyId } = owner;
  const sums = async () => {
    const rows = await api.db.select().from(emissionRollups).where(eq(emissionRollups.companyId, companyId));
    return rows.map((row) => JSON.stringify({ ...row, energyKwh: Number(row.energyKwh) })).sort();
  };
  const kept = await sums();
  await api.db.transaction((db) => rebuildRollups(db, companyId));
  expect(kept).toEqual(await sums());
}

async function expectFree(owner: Company) {
  const again = await api.call(createRecalculation, { token: owner.token.Admin, body: toAr5 });
  expect(again.status).toBe(200);
  await runAllJobs();
}

describe('an accepted recalculation', () => {
  it('finishes without a row that cannot be stored and reports it in both languages', async () => {
    const { owner, row } = await cursedCompany();
    const id = await whileRefusing(emissionLines, noCurseByAr5, () => accepted(owner));
    expect(await detailOf(owner, id)).toMatchObject({ state: 'applied', doneRows: 3, failedRows: 1 });
    expect(await potentialsOf(owner)).toEqual(['AR5', 'AR6', 'AR5']);
    const [failure, ...others] = await failuresOf(owner, id);
    expect(others).toEqual([]);
    expect(failure).toMatchObject({ kind: 'fuel', entryId: row, itemName: 'Natural gas' });
    expect(failure).toMatchObject({ startDate: '2024-05-01', locationId: owner.locationId });
    expect(failure?.message).toContain('could not be saved');
    expect((await failuresOf(owner, id, 'pl'))[0]?.message).toContain('Nie udało się');
    await expectSumsToAgree(owner);
    await expectFree(owner);
  });

  it('shows in both series what really changed, not what the preview expected', async () => {
    const { owner } = await cursedCompany();
    await whileRefusing(emissionLines, noCurseByAr5, () => accepted(owner));
    const { body } = await api.call(listRestatements, { token: owner.token.View });
    const scope1 = (await linesOf(owner)).filter(({ scope }) => scope === 1);
    const total = scope1.reduce((sum, { kgCo2e }) => sum + Number(kgCo2e), 0);
    expect(body.find(({ scope }) => scope === 1)?.restatedKg).toBeCloseTo(total, 6);
  });

  it('finishes without a row that has no factor and says what to correct', async () => {
    const { owner } = await cursedCompany();
    const id = await ask(owner);
    await runAllJobs();
    const { companyId, locationId } = owner;
    const stamp = api.clock.now();
    const row = { companyId, locationId, fuelId: 101, value: '5', date: '2024-06-01' };
    const [unreachable] = (
      await api.db.execute<{ id: number }>(sql`select id from units where dimension = 'distance' limit 1`)
    ).rows;
    await api.db.insert(fuelConsumptions).values({
      ...row,
      unitId: unreachable?.id ?? 0,
      carbonEquivalentKg: '0',
      createdOn: stamp,
      updatedOn: stamp,
    });
    await decide(owner, id, 'accept');
    await runAllJobs();
    expect(await detailOf(owner, id)).toMatchObject({ state: 'applied', doneRows: 4, failedRows: 1 });
    expect(await potentialsOf(owner)).toEqual(['AR5', 'AR5', 'AR5']);
    expect((await failuresOf(owner, id))[0]?.message).toMatch(/cannot be converted for Natural gas/);
  });

  it('finishes after its job fails five times, the host stops and giving up fails once', async () => {
    const { owner } = await cursedCompany();
    let [died, gaveUp] = [0, 0];
    const run: JobHandler = async (job) => {
      died += 1;
      await runRecalculation(job);
      throw new Error('A batch failed.');
    };
    const giveUp: JobEnd = async (job) => {
      gaveUp += 1;
      await finishWithout(job);
      if (gaveUp === 2) throw new Error('The host died as it gave up.');
    };
    const kinds = { ...jobHandlers, [recalculationRunJob]: { run, giveUp } };
    const id = await ask(owner);
    await runAllJobs();
    await decide(owner, id, 'accept');
    const batches = 4;
    for (let batch = 0; batch < batches; batch += 1) await runAllJobs(kinds);
    expect([died, gaveUp]).toEqual([5 * batches, batches + 1]);
    expect(await detailOf(owner, id)).toMatchObject({ state: 'applied', doneRows: 3, failedRows: 0 });
    expect(await potentialsOf(owner)).toEqual(['AR5', 'AR5', 'AR5']);
    await expectSumsToAgree(owner);
    await expectFree(owner);
  });

  it('ends as failed and undoes the last batch when the failing rows cannot be reported', async () => {
    const { owner } = await cursedCompany();
    const before = await linesOf(owner);
    const id = await ask(owner);
    await runAllJobs();
    await decide(owner, id, 'accept');
    await whileRefusing(recalculationDifferences, `recalculation_id <> ${id}`, () => runAllJobs());
    expect(await detailOf(owner, id)).toMatchObject({ state: 'failed', doneRows: 0, totalRows: 3 });
    expect(await linesOf(owner)).toEqual(before);
    expect((await decide(owner, id, 'reject')).status).toBe(409);
    await expectFree(owner);
  });
});

describe('a preview', () => {
  it('reports failing rows, changes nothing and can be rejected for another preview', async () => {
    const { owner, row } = await cursedCompany();
    await api.db
      .update(fuelConsumptions)
      .set({ unitId: sql`(select id from units where dimension = 'distance' limit 1)` })
      .where(and(eq(fuelConsumptions.companyId, owner.companyId), eq(fuelConsumptions.id, row)));
    const before = await linesOf(owner);
    const id = await ask(owner);
    await runAllJobs();
    expect(await detailOf(owner, id)).toMatchObject({ state: 'failed', doneRows: 3, failedRows: 1 });
    expect(await failuresOf(owner, id)).toMatchObject([{ entryId: row }]);
    expect((await decide(owner, id, 'accept')).status).toBe(409);
    expect((await decide(owner, id, 'reject')).status).toBe(200);
    expect(await failuresOf(owner, id)).toEqual([]);
    expect(await linesOf(owner)).toEqual(before);
    await expectFree(owner);
  });

  it('fails when its job gives up', async () => {
    const { owner } = await cursedCompany();
    const run: JobHandler = () => Promise.reject(new Error('A batch failed.'));
    const id = await ask(owner);
    await runAllJobs({ ...jobHandlers, [recalculationRunJob]: { run, giveUp: finishWithout } });
    expect(await detailOf(owner, id)).toMatchObject({ state: 'failed', failedRows: 0 });
    await expectFree(owner);
  });
});

it('recalculates all rows of a company factor except one that cannot be stored', async () => {
  const { owner, row } = await cursedCompany();
  const token = owner.token.Admin;
  const gas = { appliesTo: 'fuel', fuelId: 101, unitId: 20, kgCo2e: 0.3, validFrom: '2024-01-01' };
  const source = { publisher: 'Lab', document: 'Analysis', reference: 'p. 1' };
  const body = { ...gas, ...source } as never;
  const refused = `activity_quantity <> ${cursed} or company_factor_id is null`;
  await whileRefusing(emissionLines, refused, async () => {
    expect((await api.call(createCompanyFactor, { token, body })).status).toBe(200);
    await runAllJobs();
  });
  const [run] = (await api.call(listRecalculations, { token, query: {} })).body;
  expect(run).toMatchObject({ kind: 'company-factor', state: 'applied', failedRows: 1 });
  expect(await failuresOf(owner, run?.recalculationId ?? 0)).toMatchObject([{ entryId: row }]);
  const followed = (await linesOf(owner)).filter(({ companyFactorId }) => companyFactorId !== null);
  expect(new Set(followed.map(({ sourceId }) => sourceId)).size).toBe(2);
  const year = { periodStart: '2024-01-01', periodEnd: '2024-12-31', reason: 'Assured' };
  expect((await api.call(createEmissionPin, { token, body: year })).status).toBe(200);
});

it('continues a failed change of country as a run that the company sees', async () => {
  const { owner, row } = await cursedCompany();
  const { companyId, locationId } = owner;
  const token = owner.token.View;
  await api.db.execute(sql`update companies set gwp_set = 'AR5' where id = ${companyId}`);
  const payload = { locationId, cause: 'country' as const };
  await queueJob(api, { kind: recalculationJob, companyId, payload });
  const pending = async () => (await api.call(readPendingRecalculation, { token })).body.any;
  expect(await pending()).toBe(true);
  expect(jobHandlers[recalculationJob]?.giveUp).toBe(goOnInBatches);
  await whileRefusing(emissionLines, noCurseByAr5, () => runAllJobs());
  expect(await pending()).toBe(false);
  const [run] = (await api.call(listRecalculations, { token, query: {} })).body;
  expect(run).toMatchObject({ kind: 'location', state: 'applied', doneRows: 3, failedRows: 1 });
  expect(run?.locationName).toBeTruthy();
  expect(await failuresOf(owner, run?.recalculationId ?? 0)).toMatchObject([{ entryId: row }]);
  expect(await potentialsOf(owner)).toEqual(['AR5', 'AR6', 'AR5']);
});

it('leaves no job waiting', async () => {
  await runAllJobs();
  expect(await api.db.select().from(jobs).where(eq(jobs.state, 'waiting'))).toEqual([]);
});
