import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  compareSimulations,
  createPlan,
  deletePlan,
  listPlans,
  readPlan,
  updatePlan,
} from '#api/contract/scenarios/plans';
import { saveSimulation } from '#api/contract/scenarios/simulations';
import { companyKeyFigures } from '#api/db/schema/company';
import { companyLockedScenarios } from '#api/db/schema/scenarios';
import { createTestApi } from '#api/testing/create-test-api';
import { filledVariables, recordElectricity, scenarioIds } from '#api/testing/filled/filled-scenario';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let led: number;
let solar: number;
let air: number;
beforeAll(async () => {
  api = await createTestApi();
  owner = await api.company();
  await recordElectricity(api, owner);
  led = await save(scenarioIds.led, 'Lights');
  solar = await save(scenarioIds.solar, 'Roof', { kwp: 150 });
  air = await save(scenarioIds.compressedAir, 'Leaks');
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

async function save(id: number, name: string, over = {}, company = owner): Promise<number> {
  const token = company.token.User;
  const variables = await filledVariables(api, token, id, over);
  const { body, problem } = await api.call(saveSimulation, {
    token,
    params: { id },
    body: { name, scenarioId: id, variables },
  });
  expect(problem.errors).toBeUndefined();
  return body.scenarioBackupId;
}

const create = (scenarioBackupIds: number[], name = 'Plan', token = owner.token.User) =>
  api.call(createPlan, { token, body: { name, scenarioBackupIds } });
const read = (planId: number, token = owner.token.View) => api.call(readPlan, { token, params: { planId } });
const compare = (scenarioBackupIds: number[], basisOf: number | null = null, token = owner.token.View) =>
  api.call(compareSimulations, { token, body: { scenarioBackupIds, basisOf } });

describe('a plan', () => {
  it('calculates its measures in the order of their stages, each on the remainder of the previous ones', async () => {
    const { status, body } = await create([solar, led, air]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Plan', isOwner: true, scenarioBackupIds: [solar, led, air] });
    const { body: result } = await read(body.planId);
    expect(result.steps.map(({ name, stage }) => [name, stage])).toEqual([
      ['Leaks', 1],
      ['Lights', 1],
      ['Roof', 3],
    ]);
    const total = result.steps.reduce((sum, step) => sum + step.locationBasedT, 0);
    expect(total).toBeCloseTo(result.total.locationBasedT, 9);
    const site = result.steps.at(-1)?.changed.find(({ code }) => code === 'site_kwh');
    expect(site?.before).toBe(120_000);
    expect(site?.after).toBeLessThan(120_000);
    expect(result.total.locationBasedT).toBeLessThanOrEqual(result.today.locationBasedT);
    expect(result.today).toMatchObject({ from: '2025-06', to: '2026-05' });
    expect(result.years[0]?.year).toBe(2027);
    expect(JSON.stringify(result)).not.toMatch(/NaN|Infinity/);
    expect(result.document.title).toBe('Plan');
  });

  it('of one measure is that measure', async () => {
    const { body } = await create([led], 'One');
    const { body: result } = await read(body.planId);
    const [step] = result.steps;
    expect(step?.locationBasedT).toBe(step?.aloneLocationBasedT);
    expect(step?.marketBasedT).toBe(step?.aloneMarketBasedT);
  });

  it('reports different assumptions of its measures', async () => {
    const { body: alike } = await create([led, air], 'Alike');
    expect((await read(alike.planId)).body.differences).toEqual([]);
    const upstream = await save(scenarioIds.compressedAir, 'Without upstream', { count_s3: '0' });
    const dearer = await save(scenarioIds.solar, 'Dearer', {
      kwp: 50,
      discount_rate: 0.08,
      grid_path: 'trend',
    });
    const { body: mixed } = await create([led, upstream, dearer], 'Mixed');
    const { body } = await read(mixed.planId);
    expect(body.differences).toEqual(['discountRate', 'gridPath', 'scope3']);
    expect(JSON.stringify(body.document)).toContain('Only some of these measures count Scope 3');
  });

  it('refuses two measures of the same use at the same place, and names both', async () => {
    const again = await save(scenarioIds.led, 'Other lights');
    const { status, problem } = await create([led, again]);
    expect(status).toBe(400);
    expect(problem.errors?.['ScenarioBackupIds.1']?.[0]).toContain('Lights, Other lights:');
  });

  it('refuses simulations of other companies, duplicates, and an empty list', async () => {
    const stranger = await api.company();
    await recordElectricity(api, stranger);
    const foreign = await save(scenarioIds.led, 'Theirs', {}, stranger);
    for (const unknown of [foreign, 999_999])
      expect((await create([led, unknown])).problem.errors).toEqual({
        'ScenarioBackupIds.1': ['Choose one of the listed values'],
      });
    expect((await create([led, led])).problem.errors).toHaveProperty(['ScenarioBackupIds.1']);
    expect((await create([])).problem.errors).toHaveProperty('ScenarioBackupIds');
    expect((await create([led], 'x'.repeat(101))).problem.errors).toHaveProperty('Name');
  });

  it('is changed and deleted by its owner and Admins from its current state, and is missing to others', async () => {
    const { body } = await create([led], 'Shared', owner.token.Admin);
    const { planId } = body;
    const change = (token: string, name: string, seen = body.updatedOn) =>
      api.call(updatePlan, {
        token,
        params: { planId },
        body: { name, scenarioBackupIds: [air, led] },
        seenUpdatedOn: seen,
      });
    expect((await change(owner.token.User, 'Mine')).problem.code).toBe('owner_required');
    expect((await change(owner.token.Admin, 'Two')).body.scenarioBackupIds).toEqual([air, led]);
    const stale = await change(owner.token.Admin, 'Three');
    expect([stale.status, stale.problem.code]).toEqual([412, 'stale']);
    const stranger = (await api.company()).token.Admin;
    expect((await read(planId, stranger)).status).toBe(404);
    expect((await change(stranger, 'Theirs')).status).toBe(404);
    const remove = (token: string) => api.call(deletePlan, { token, params: { planId } });
    expect((await remove(stranger)).status).toBe(404);
    expect((await remove(owner.token.User)).problem.code).toBe('owner_required');
    expect((await remove(owner.token.Admin)).status).toBe(204);
    const { body: left } = await api.call(listPlans, { token: owner.token.View });
    expect(left.map((plan) => plan.planId)).not.toContain(planId);
    expect((await read(planId)).status).toBe(404);
  });
});

describe('a comparison', () => {
  it('names the points in which simulations differ, and can use one basis for all', async () => {
    const longer = await save(scenarioIds.compressedAir, 'Longer', { life: 8 });
    const { body } = await compare([led, longer]);
    expect(body.simulations.map(({ name }) => name)).toEqual(['Lights', 'Longer']);
    expect(body.differences).toEqual(['life']);
    expect(body.figures.map(({ id }) => id)).toContain('lb_year1_t');
    const { body: same } = await compare([led, longer], led);
    expect(same.differences).toEqual([]);
    expect(same.simulations[1]?.basis.life).toBe('10');
    expect(same.simulations[0]?.figures).toEqual(body.simulations[0]?.figures);
    expect(same.simulations[1]?.figures.npv).not.toBe(body.simulations[1]?.figures.npv);
  });

  it('notes that only one market-based factor follows the grid', async () => {
    const path = { grid_path: 'trend', grid_decline: 0.05 };
    const still = await save(scenarioIds.led, 'Still', path);
    const follows = await save(scenarioIds.led, 'Follows', { ...path, mb_follows_grid: '1' });
    const { body } = await compare([still, follows]);
    expect(body.simulations[0]?.figures.mb_life_t).not.toBe(body.simulations[1]?.figures.mb_life_t);
    expect(body.differences).toEqual(['gridPath']);
  });

  it('does not compare a total with scope 3 to one without, and uses one basis for both', async () => {
    const path = { ef_el_s3: 0.1 };
    const counted = await save(scenarioIds.led, 'Counted', { ...path, count_s3: '1' });
    const left = await save(scenarioIds.led, 'Left out', { ...path, count_s3: '0' });
    const { body } = await compare([counted, left]);
    expect(body.differences).toEqual(['scope3']);
    expect(body.simulations.map(({ basis }) => basis.scope3)).toEqual(['counted', 'notCounted']);
    for (const { figures } of body.simulations) {
      expect(Object.keys(figures).filter((id) => figures[id] === null)).toEqual(
        expect.arrayContaining(['lb_year1_t', 'mb_year1_t', 'lb_life_t', 'mb_life_t', 'mac_lb', 'mac_mb']),
      );
      expect([figures.s2lb_year1_t, figures.npv]).toEqual([expect.any(Number), expect.any(Number)]);
    }
    const { body: same } = await compare([counted, left], left);
    expect(same.differences).toEqual([]);
    expect(same.simulations[0]?.figures).toEqual(same.simulations[1]?.figures);
    expect(same.simulations[0]?.figures.lb_year1_t).toEqual(expect.any(Number));
  });

  it('takes two to four simulations of the company, and the basis of one of them', async () => {
    expect((await compare([led])).status).toBe(400);
    expect((await compare([led, 999_999])).problem.errors).toHaveProperty(['ScenarioBackupIds.1']);
    expect((await compare([led, air], solar)).problem.errors).toHaveProperty('BasisOf');
    const stranger = (await api.company()).token.Admin;
    expect((await compare([led, air], null, stranger)).status).toBe(400);
  });
});

describe('simulations in two currencies', () => {
  it('are neither added nor compared: money is never converted', async () => {
    const company = await api.company();
    await recordElectricity(api, company);
    const token = company.token.User;
    const inEuro = await save(scenarioIds.led, 'In euro', {}, company);
    await api.db.insert(companyKeyFigures).values({
      companyId: company.companyId,
      year: 2025,
      revenue: '1000000',
      revenueCurrency: 'PLN',
      createdOn: new Date(),
      updatedOn: new Date(),
    });
    const inZloty = await save(scenarioIds.compressedAir, 'In zloty', { price_el: 0.9 }, company);
    const refused = {
      'ScenarioBackupIds.1': ['In zloty is in PLN and In euro in EUR: save them in one currency'],
    };
    const plan = await create([inEuro, inZloty], 'Mixed', token);
    expect([plan.status, plan.problem.errors]).toEqual([400, refused]);
    const compared = await compare([inEuro, inZloty], null, token);
    expect([compared.status, compared.problem.errors]).toEqual([400, refused]);
  });
});

describe('a scenario that the plan of the company excludes', () => {
  it('gives no figures to a comparison or a reduction plan either', async () => {
    const company = await api.company();
    await recordElectricity(api, company);
    const token = company.token.User;
    const ids = [
      await save(scenarioIds.led, 'Lights', {}, company),
      await save(scenarioIds.compressedAir, 'Leaks', {}, company),
    ];
    const { body } = await create(ids, 'Before', token);
    await api.db
      .insert(companyLockedScenarios)
      .values({ companyId: company.companyId, scenarioId: scenarioIds.compressedAir });
    for (const { status, problem } of [
      await compare(ids, null, token),
      await create(ids, 'After', token),
      await read(body.planId, token),
    ])
      expect([status, problem.code]).toEqual([403, 'plan_required']);
  });
});
