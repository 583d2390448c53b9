import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlan } from '#api/contract/scenarios/plans';
import {
  type EnteredVariables,
  executeScenario,
  listScenarioSections,
} from '#api/contract/scenarios/scenarios';
import {
  deleteSimulation,
  executeSimulation,
  listSimulations,
  renameSimulation,
  reworkSimulation,
  saveSimulation,
  updateSimulation,
} from '#api/contract/scenarios/simulations';
import { users } from '#api/db/schema/account';
import { companyKeyFigures, locations } from '#api/db/schema/company';
import { auditLog } from '#api/db/schema/platform';
import { emissionFactors } from '#api/db/schema/reference';
import {
  companyLockedScenarios,
  scenarioDefinitions,
  scenarioEditions,
  scenarioSimulations,
} from '#api/db/schema/scenarios';
import { createTestApi } from '#api/testing/create-test-api';
import { filledVariables, recordElectricity, scenarioIds } from '#api/testing/filled/filled-scenario';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  await recordElectricity(api, owner);
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const { led } = scenarioIds;
type By = { token?: string; name?: string; over?: Record<string, unknown>; headers?: HeadersInit };

async function save({ token = owner.token.User, name = 'Hall lights', over = {}, headers }: By = {}) {
  const variables = await filledVariables(api, token, led, over);
  return api.call(saveSimulation, {
    token,
    headers,
    params: { id: led },
    body: { name, scenarioId: led, variables },
  });
}

const list = (token = owner.token.View, query = {}) =>
  api.call(listSimulations, { token, params: { id: led }, query: query as never });
const read = (saveId: number, token = owner.token.View) =>
  api.call(executeSimulation, { token, params: { id: led, saveId } });
const rename = (saveId: number, name: string, { token = owner.token.User, seen = '' } = {}) =>
  api.call(renameSimulation, {
    token,
    params: { id: led, saveId },
    body: { scenarioBackupId: saveId, name },
    ...(seen ? { seenUpdatedOn: seen } : {}),
  });
const remove = (saveId: number, token = owner.token.User) =>
  api.call(deleteSimulation, { token, params: { id: led, saveId } });
const update = (saveId: number, variables: EnteredVariables, token = owner.token.User) =>
  api.call(updateSimulation, {
    token,
    params: { id: led, saveId },
    body: { scenarioBackupId: saveId, variables },
  });

const countInZloty = () =>
  api.db.insert(companyKeyFigures).values({
    companyId: owner.companyId,
    year: 2025,
    revenue: '1000000',
    revenueCurrency: 'PLN',
    createdOn: new Date(),
    updatedOn: new Date(),
  });

describe('a saved simulation', () => {
  // spec: scenarios.calls.save
  it('is listed with its owner, its place and what it saves, and is audited', async () => {
    const { status, body } = await save();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      scenarioId: led,
      name: 'Hall lights',
      isOwner: true,
      isOutdated: false,
      summary: { locationName: 'Plant', startYear: 2027, lifeYears: 10, currency: 'EUR' },
    });
    // 10,675 kWh × 0.553 kg, and the upstream and losses beside it, to five digits as the form shows them.
    expect(body.summary.locationBasedYear1T).toBeCloseTo((10_675 * (0.553 + 0.18164)) / 1000, 6);
    const seen = (await list()).body.data;
    expect(seen).toEqual([{ ...body, isOwner: false }]);
    const [audit] = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.companyId, owner.companyId))
      .orderBy(desc(auditLog.id));
    expect(audit).toMatchObject({
      entity: 'scenario_simulations',
      action: 'create',
      userId: owner.userId.User,
    });
  });

  // spec: scenarios.calls.execute-save
  it('is unchanged when it is read, with its form and its hash', async () => {
    const { body } = await save({ over: { ef_el_lb: 0.4 } });
    const { body: saved } = await read(body.scenarioBackupId);
    const [stored] = await api.db
      .select()
      .from(scenarioSimulations)
      .where(eq(scenarioSimulations.id, body.scenarioBackupId));
    expect(saved.result.hash).toBe(stored?.resultHash);
    const variables = saved.sections.flatMap((section) => section.variables);
    const factor = variables.find(({ code }) => code === 'ef_el_lb');
    expect(factor).toMatchObject({ defaultValue: 0.4, source: { origin: 'typed' } });
    expect(variables.find(({ code }) => code === 'site_kwh')).toMatchObject({
      defaultValue: 120_000,
      source: { origin: 'company' },
    });
    expect(saved.simulation).toMatchObject({ name: 'Hall lights', isOwner: false });
  });

  it("stays unchanged when more is recorded, is marked, and shows today's result", async () => {
    const { body } = await save();
    const before = (await read(body.scenarioBackupId)).body.result;
    await recordElectricity(api, owner, 60_000);
    expect((await list()).body.data[0]?.isOutdated).toBe(true);
    expect((await read(body.scenarioBackupId)).body.result.hash).toBe(before.hash);
    const { body: today } = await api.call(reworkSimulation, {
      token: owner.token.View,
      params: { id: led, saveId: body.scenarioBackupId },
    });
    expect(today.inputs).toEqual([
      { code: 'site_kwh', label: expect.any(String), unit: 'kWh', before: 120_000, after: 180_000 },
    ]);
    const share = today.figures.find(({ id }) => id === 'site_share');
    expect(share?.before).toBeCloseTo((share?.after ?? 0) * 1.5, 9);
    expect(today.variables).toContainEqual({ code: 'site_kwh', value: 180_000 });
    // When adopted, it is the company's data, and not typed input.
    const form = new Map(today.sections.flatMap((one) => one.variables).map((one) => [one.code, one]));
    expect(form.get('site_kwh')).toMatchObject({ defaultValue: 180_000, source: { origin: 'company' } });
    expect(form.get('capex')).toMatchObject({ source: null });
    // The displayed result is not stored.
    expect((await list()).body.data[0]?.variables).toContainEqual({ code: 'site_kwh', value: 120_000 });
  });

  // spec: scenarios.calls.execute-save
  it('keeps its definition when there is a newer one, and uses that when it is changed', async () => {
    // A separate database, because the newest edition is read once for each.
    const newer = await createTestApi();
    try {
      const [edition] = await newer.db.select().from(scenarioEditions);
      const definitions = await newer.db.select().from(scenarioDefinitions);
      if (!edition) throw new Error('There is no edition.');
      const version = `${edition.version}-next`;
      await newer.db.insert(scenarioEditions).values({ ...edition, version });
      await newer.db.insert(scenarioDefinitions).values(definitions.map((one) => ({ ...one, version })));
      const company = await newer.company();
      await recordElectricity(newer, company);
      const token = company.token.User;
      const variables = await filledVariables(newer, token, led, {
        price_el: 0.2,
        discount_rate: 0.03,
        heat_eff: 0.85,
        bulbs_dict: [{ lamp: 'halogen', count: 9, lamp_w: 50, ballast_factor: 1, hours: 2500, led_w: 8 }],
      });
      const params = { id: led };
      const saved = await newer.call(saveSimulation, {
        token,
        params,
        body: { name: 'Old', scenarioId: led, variables },
      });
      expect(saved.body.definitionVersion).toBe(version);
      const ofSave = { ...params, saveId: saved.body.scenarioBackupId };
      await newer.db.update(scenarioSimulations).set({ definitionVersion: edition.version });
      const [listed] = (await newer.call(listSimulations, { token, params, query: {} })).body.data;
      expect(listed).toMatchObject({ definitionVersion: edition.version, isOutdated: true });
      const old = await newer.call(executeSimulation, { token, params: ofSave });
      expect(old.body.result.definitionVersion).toBe(edition.version);
      const changed = await newer.call(updateSimulation, {
        token,
        params: ofSave,
        body: { scenarioBackupId: ofSave.saveId, variables },
      });
      expect(changed.body).toMatchObject({ definitionVersion: version, isOutdated: false });
      expect(newer.unexpected).toEqual([]);
    } finally {
      await newer.close();
    }
  });

  it('is saved once for one idempotency key', async () => {
    const headers = { 'idempotency-key': 'one' };
    const [first, second] = [await save({ headers }), await save({ headers })];
    expect(second.body).toEqual(first.body);
    expect((await list()).body.meta.pagination.TotalCount).toBe(1);
  });

  it('keeps its location when that is archived, and can still be changed', async () => {
    const { body } = await save();
    await api.db.update(locations).set({ isActive: false }).where(eq(locations.id, owner.locationId));
    const saved = await read(body.scenarioBackupId);
    const place = saved.body.sections
      .flatMap((section) => section.variables)
      .find(({ code }) => code === 'location');
    expect(place?.choices).toEqual([{ value: String(owner.locationId), displayString: 'Plant' }]);
    const changed = body.variables.map((one) => (one.code === 'capex' ? { ...one, value: 100 } : one));
    expect((await update(body.scenarioBackupId, changed)).status).toBe(200);
    const fresh = await api.call(saveSimulation, {
      token: owner.token.User,
      params: { id: led },
      body: { name: 'Another', scenarioId: led, variables: body.variables },
    });
    expect(fresh.problem.errors).toHaveProperty(['Variables.location']);
  });

  it('gives the same result while it is being changed as when it is saved', async () => {
    const { body } = await save();
    const { scenarioBackupId, variables } = body;
    await api.db.update(locations).set({ isActive: false }).where(eq(locations.id, owner.locationId));
    await countInZloty();
    const token = owner.token.User;
    const params = { id: led };
    const simulated = await api.call(executeScenario, {
      token,
      params,
      body: { scenarioBackupId, variables },
    });
    expect([simulated.status, simulated.body.currency]).toEqual([200, 'EUR']);
    expect((await update(scenarioBackupId, variables)).body.summary).toEqual(body.summary);
    expect((await read(scenarioBackupId)).body.result.hash).toBe(simulated.body.hash);
    const form = await api.call(listScenarioSections, {
      token,
      params,
      query: { scenarioBackupId, locationId: owner.locationId } as never,
    });
    const fields = form.body.flatMap((section) => section.variables);
    expect(fields.find(({ code }) => code === 'capex')?.post).toBe('EUR');
    expect(fields.find(({ code }) => code === 'location')?.choices).toEqual([
      { value: String(owner.locationId), displayString: 'Plant' },
    ]);
  });

  it('stands for no simulation of another company or of another scenario', async () => {
    const { body } = await save();
    const { scenarioBackupId, variables } = body;
    const stranger = (await api.company()).token.User;
    const asked = [
      { token: stranger, params: { id: led } },
      { token: owner.token.User, params: { id: scenarioIds.solar } },
    ];
    for (const one of asked) {
      const run = await api.call(executeScenario, { ...one, body: { scenarioBackupId, variables } });
      expect(run.problem.errors).toHaveProperty('ScenarioBackupId');
      const form = await api.call(listScenarioSections, { ...one, query: { scenarioBackupId } as never });
      expect(form.problem.errors).toHaveProperty('ScenarioBackupId');
    }
  });
});

describe('a simulation in a currency that the company no longer counts in', () => {
  it("keeps it in its form, when changed and with today's data: nothing is converted", async () => {
    const { body } = await save();
    await countInZloty();
    const saved = (await read(body.scenarioBackupId)).body;
    const capex = saved.sections.flatMap(({ variables }) => variables).find(({ code }) => code === 'capex');
    expect([saved.result.currency, capex?.post, capex?.defaultValue]).toEqual(['EUR', 'EUR', 9000]);
    const { body: today } = await api.call(reworkSimulation, {
      token: owner.token.View,
      params: { id: led, saveId: body.scenarioBackupId },
    });
    expect(today.figures.filter(({ before, after }) => before !== after)).toEqual([]);
    const changed = await update(body.scenarioBackupId, body.variables);
    expect([changed.body.summary.currency, changed.body.summary.npv]).toEqual(['EUR', body.summary.npv]);
    const used = (await read(body.scenarioBackupId)).body.result.inputs;
    expect(used.find(({ code }) => code === 'price_el')).toMatchObject({ origin: 'default' });
  });
});

it('of a grant above the investment shows no payback and says why', async () => {
  const { body } = await save({ over: { capex: 1000, subsidy: 1500 } });
  const { result } = (await read(body.scenarioBackupId)).body;
  expect(result.figures.find(({ id }) => id === 'payback')).toMatchObject({ value: null, low: null });
  expect(result.remarks.map(({ text }) => text).join()).toContain('nothing has to be paid back');
});

it('is marked by the values published today in its own currency, whatever the company uses', async () => {
  const { body } = await save();
  await countInZloty();
  expect((await list()).body.data[0]?.isOutdated).toBe(false);
  // As if another price had been published then.
  const variables = body.variables.map((one) => (one.code === 'price_el' ? { ...one, value: 0.15 } : one));
  await api.db
    .update(scenarioSimulations)
    .set({ variables })
    .where(eq(scenarioSimulations.id, body.scenarioBackupId));
  expect((await list()).body.data[0]?.isOutdated).toBe(true);
});

it("says what to change if today's factor is of the year chosen as target", async () => {
  // A separate database, because factors are read once for each. The newest are of the first possible target
  // year.
  const later = await createTestApi();
  try {
    const target = 2026;
    const newest = eq(emissionFactors.yearFrom, 2024);
    await later.db.update(emissionFactors).set({ yearFrom: target, yearTo: target }).where(newest);
    const company = await later.company();
    await recordElectricity(later, company);
    const token = company.token.User;
    const line = { grid_path: 'target', grid_target: 0.1, grid_target_year: target };
    const variables = await filledVariables(later, token, led, { ...line, ef_year: target - 1 });
    const { body } = await later.call(saveSimulation, {
      token,
      params: { id: led },
      body: { name: 'Hall lights', scenarioId: led, variables },
    });
    const saved = eq(scenarioSimulations.id, body.scenarioBackupId);
    const [row] = await later.db.select().from(scenarioSimulations).where(saved);
    // As it was when the factor of the year before was the newest: the form had filled it.
    const filled = row?.inputs.filter(({ path }) => path === 'ef_el_lb') ?? [];
    const inputs = [...(row?.inputs ?? []), ...filled.map((one) => ({ ...one, path: 'ef_year' }))];
    await later.db.update(scenarioSimulations).set({ inputs }).where(saved);
    const asked = { token: company.token.View, params: { id: led, saveId: body.scenarioBackupId } };
    const today = await later.call(reworkSimulation, asked);
    expect([today.status, today.body.figures]).toEqual([200, []]);
    const year = { code: 'ef_year', before: target - 1, after: target };
    expect(today.body.inputs).toContainEqual(expect.objectContaining(year));
    const text = `Enter a year after ${target}, the year of the electricity factor`;
    expect(today.body.refusals).toEqual([{ code: 'grid_target_year', label: 'Target year', text }]);
    // The form is returned, so that the year can be changed in it.
    expect(today.body.variables).toContainEqual({ code: 'ef_year', value: target });
    await later.db.update(users).set({ languageId: 2 }).where(eq(users.id, company.userId.View));
    const inPolish = await later.call(reworkSimulation, asked);
    expect(inPolish.body.refusals[0]).toMatchObject({ label: 'Rok docelowy' });
    expect(later.unexpected).toEqual([]);
  } finally {
    await later.close();
  }
});

describe('the list', () => {
  // spec: scenarios.calls.saves
  it('is paged, with its totals in the body and, where asked for, in the header', async () => {
    for (const name of ['one', 'two', 'three']) await save({ name });
    const first = await list(owner.token.View, { pageSize: 2 });
    const pagination = { TotalCount: 3, PageSize: 2, CurrentPage: 1, TotalPages: 2 };
    expect(first.body.meta).toEqual({ pagination });
    expect(JSON.parse(first.headers.get('x-pagination') ?? '')).toEqual(pagination);
    expect(first.body.data.map(({ name }) => name)).toEqual(['three', 'two']);
    const second = await list(owner.token.View, { pageSize: 2, pageNumber: 2, includeCount: 'false' });
    expect(second.body.data.map(({ name }) => name)).toEqual(['one']);
    expect(second.headers.get('x-pagination')).toBeNull();
  });

  // spec: scenarios.calls.saves
  it('finds part of a name in upper or lower case, and searches wildcards literally', async () => {
    for (const name of ['Roof 100 %', 'roof 100 kW', 'Hall_1', 'Halls1']) await save({ name });
    const names = async (search: string) =>
      (await list(owner.token.View, { search })).body.data.map(({ name }) => name);
    expect(await names('ROOF')).toEqual(['roof 100 kW', 'Roof 100 %']);
    expect(await names('100 %')).toEqual(['Roof 100 %']);
    expect(await names('l_1')).toEqual(['Hall_1']);
    expect(await names('\\')).toEqual([]);
  });

  // spec: scenarios.calls.page
  it('has ten to a page unless asked otherwise', async () => {
    expect((await list()).body.meta.pagination.PageSize).toBe(10);
  });
});

describe('a name', () => {
  // spec: scenarios.validation.name
  it.each([
    ['nothing', ' ', "This field can't be empty"],
    ['101 letters', 'x'.repeat(101), 'Enter at most 100 characters'],
  ])('is refused for %s', async (_, name, words) => {
    expect((await save({ name })).problem.errors).toEqual({ Name: [words] });
    const { body } = await save();
    expect((await rename(body.scenarioBackupId, name)).problem.errors).toEqual({ Name: [words] });
  });

  // spec: scenarios.calls.rename
  it("is changed by the owner, and a second tab is refused with the first one's change", async () => {
    const { body } = await save();
    const seen = body.updatedOn;
    expect((await rename(body.scenarioBackupId, 'x'.repeat(100), { seen })).status).toBe(200);
    const { status, problem } = await rename(body.scenarioBackupId, 'Second', { seen });
    expect([status, problem.code]).toEqual([412, 'stale']);
    expect(problem.current).toMatchObject({ name: 'x'.repeat(100) });
  });

  // spec: scenarios.calls.rename
  it('in a body that is for another simulation is refused', async () => {
    const { body } = await save();
    const { problem } = await api.call(renameSimulation, {
      token: owner.token.User,
      params: { id: led, saveId: body.scenarioBackupId },
      body: { scenarioBackupId: body.scenarioBackupId + 1, name: 'Other' },
    });
    expect(problem.errors).toHaveProperty('ScenarioBackupId');
  });
});

describe('access to a simulation', () => {
  // spec: scenarios.access.owner
  it('changes it for its owner and Admins only, and deletes it for its owner only', async () => {
    const { body } = await save({ token: owner.token.Admin });
    const id = body.scenarioBackupId;
    for (const { status, problem } of [
      await rename(id, 'Mine'),
      await update(id, body.variables),
      await remove(id),
    ])
      expect([status, problem.code]).toEqual([403, 'owner_required']);
    const { body: own } = await save();
    expect((await rename(own.scenarioBackupId, 'Better', { token: owner.token.Admin })).status).toBe(200);
    expect((await remove(own.scenarioBackupId, owner.token.Admin)).problem.code).toBe('owner_required');
    expect((await remove(own.scenarioBackupId)).status).toBe(204);
    expect((await read(own.scenarioBackupId)).status).toBe(404);
    expect((await save({ token: owner.token.View })).problem.code).toBe('role_required');
  });

  // spec: scenarios.access.tenant
  it('reports it as missing to another company', async () => {
    const { body } = await save();
    const stranger = await api.company();
    const token = stranger.token.Admin;
    const id = body.scenarioBackupId;
    const answers = [
      await read(id, token),
      await rename(id, 'Theirs', { token }),
      await remove(id, token),
      await update(id, body.variables, token),
      await api.call(reworkSimulation, { token, params: { id: led, saveId: id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await list(token)).body.data).toEqual([]);
  });

  // spec: scenarios.access.tenant
  it('reports it as missing at the address of another scenario', async () => {
    const { body } = await save();
    const { status } = await api.call(executeSimulation, {
      token: owner.token.View,
      params: { id: scenarioIds.solar, saveId: body.scenarioBackupId },
    });
    expect(status).toBe(404);
  });

  // spec: scenarios.access.available
  it('saves only under a scenario in the plan', async () => {
    await api.db.insert(companyLockedScenarios).values({ companyId: owner.companyId, scenarioId: led });
    const { status, problem } = await api.call(saveSimulation, {
      token: owner.token.User,
      params: { id: led },
      body: { name: 'Locked', scenarioId: led, variables: [] },
    });
    expect([status, problem.code]).toEqual([403, 'plan_required']);
    expect((await list()).problem.code).toBe('plan_required');
  });

  // spec: scenarios.calls.save
  it('saves only for the scenario of the address', async () => {
    const variables = await filledVariables(api, owner.token.User, led);
    const { problem } = await api.call(saveSimulation, {
      token: owner.token.User,
      params: { id: led },
      body: { name: 'Wrong', scenarioId: scenarioIds.solar, variables },
    });
    expect(problem.errors).toHaveProperty('ScenarioId');
  });
});

// spec: scenarios.calls.update
it('is changed to other variables under the same name, checked as if it were new', async () => {
  const { body } = await save();
  const more = body.variables.map((one) => (one.code === 'capex' ? { ...one, value: 18_000 } : one));
  const { body: changed } = await update(body.scenarioBackupId, more);
  expect(changed.name).toBe('Hall lights');
  expect(changed.summary.npv).toBeCloseTo(body.summary.npv - 9000, 6);
  const wrong = body.variables.map((one) => (one.code === 'life' ? { ...one, value: 0 } : one));
  expect((await update(body.scenarioBackupId, wrong)).problem.errors).toHaveProperty(['Variables.life']);
});

it('is not deleted while it is part of a plan, which is named', async () => {
  const { body } = await save();
  await api.call(createPlan, {
    token: owner.token.Admin,
    body: { name: 'Board 2027', scenarioBackupIds: [body.scenarioBackupId] },
  });
  const { status, problem } = await remove(body.scenarioBackupId);
  expect([status, problem.code]).toEqual([409, 'simulation_in_plan']);
  expect(problem.detail).toContain('Board 2027');
});

it('keeps the locations of its rows when one goes to the archive, and can still be changed', async () => {
  const [plant] = await api.db.select().from(locations).where(eq(locations.id, owner.locationId));
  if (!plant) throw new Error('There is no location.');
  const { id: _, ...columns } = plant;
  const [depot] = await api.db
    .insert(locations)
    .values({ ...columns, name: 'Depot' })
    .returning();
  const params = { id: scenarioIds.greenContract };
  const answers = { premium: 0.01, q_cancelled: '1', q_market: '1', q_vintage: '1', capex: 0 };
  const rows = [owner.locationId, depot?.id].map((location) => ({
    location: String(location),
    kwh_year: 50_000,
    ef_now: 0.8,
    cover: 0.5,
  }));
  const token = owner.token.User;
  const over = { ...answers, contract_dict: rows };
  const variables = await filledVariables(api, token, params.id, over);
  const { body } = await api.call(saveSimulation, {
    token,
    params,
    body: { name: 'Both', scenarioId: params.id, variables },
  });
  await api.db
    .update(locations)
    .set({ isActive: false })
    .where(eq(locations.id, depot?.id ?? 0));
  const ofSave = { token, params: { ...params, saveId: body.scenarioBackupId } };
  const saved = (await api.call(executeSimulation, ofSave)).body;
  const [choice] = saved.sections
    .flatMap((section) => section.variables)
    .flatMap(({ tableDimensions }) => tableDimensions);
  expect(choice?.choices.map(({ displayString }) => displayString)).toEqual(['Plant', 'Depot']);
  expect((await api.call(reworkSimulation, ofSave)).status).toBe(200);
  const changed = await api.call(updateSimulation, {
    ...ofSave,
    body: { scenarioBackupId: body.scenarioBackupId, variables: body.variables },
  });
  expect([changed.status, changed.body.summary]).toEqual([200, body.summary]);
  const again = (await api.call(executeSimulation, ofSave)).body.result;
  expect(again.hash).toBe(saved.result.hash);
  expect(JSON.stringify(again.document)).toContain('Depot');
});
