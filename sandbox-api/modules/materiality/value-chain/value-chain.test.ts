import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deleteMaterialityActivity,
  listActivitySuggestions,
  listMaterialityActivities,
  listValueChainTypes,
  type MaterialityActivity,
  mostActivities,
  updateMaterialityActivity,
} from '#api/contract/materiality/value-chain';
import { materialityActivities } from '#api/db/schema/materiality';
import { createTestApi } from '#api/testing/create-test-api';
import { type MaterialityOf, materialityOf } from '#api/testing/filled/filled-materiality';
import type { Company } from '#api/testing/filled/insert-company';
import { insertReport } from '#api/testing/filled/insert-report';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let headerId: number;
let materiality: MaterialityOf;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  headerId = await insertReport(api, owner);
  materiality = materialityOf(api, headerId, owner.token.User);
  await materiality.begin();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const here = () => ({ token: owner.token.User, params: { id: headerId } });
const activities = async () => (await api.call(listMaterialityActivities, here())).body;
const at = ({ dmActivityId }: MaterialityActivity, id = headerId) => ({
  token: owner.token.User,
  params: { id, activityId: dmActivityId },
});

describe('an activity', () => {
  // spec: materiality.value-chain.types, materiality.validation.activity, materiality.calls.activities
  // spec: materiality.calls.activity-suggestions
  it('is listed along the value chain, with its type in words', async () => {
    await materiality.addActivity({ name: 'Shops', dmValueChainTypeId: 3 });
    await materiality.addActivity({ name: 'Farms', dmValueChainTypeId: 1, description: 'Grain' });
    await materiality.addActivity({ name: 'Mill', dmValueChainTypeId: 2 });
    expect((await activities()).map(({ name, description }) => [name, description])).toEqual([
      ['Farms', 'Grain'],
      ['Mill', null],
      ['Shops', null],
    ]);
    const types = (await api.call(listValueChainTypes, here())).body;
    expect((await activities()).map((one) => one.dmValueChainTypeValue)).toEqual(
      types.map(({ value }) => value),
    );
  });

  // spec: materiality.validation.activity
  it('needs a name and a type of the list', async () => {
    const { problem } = await materiality.addActivity({ name: ' ', dmValueChainTypeId: 9 });
    expect(Object.keys(problem.errors ?? {})).toEqual(['Name']);
    const unlisted = await materiality.addActivity({ dmValueChainTypeId: 9 });
    expect(unlisted.problem.errors).toEqual({ DmValueChainTypeId: ['Choose one of the listed values'] });
  });

  // spec: materiality.calls.activities
  it('is changed by a user who saw its current state, and not through another report', async () => {
    const seen = (await materiality.addActivity()).body;
    const body = { name: 'Sifting', dmValueChainTypeId: 2, description: null };
    const otherId = await insertReport(api, owner);
    await materialityOf(api, otherId, owner.token.User).begin();
    expect((await api.call(updateMaterialityActivity, { ...at(seen, otherId), body })).status).toBe(404);
    const first = await api.call(updateMaterialityActivity, {
      ...at(seen),
      body,
      seenUpdatedOn: seen.updatedOn,
    });
    expect(first.body.name).toBe('Sifting');
    const second = await api.call(updateMaterialityActivity, {
      ...at(seen),
      body: { ...body, name: 'Packing' },
      seenUpdatedOn: seen.updatedOn,
    });
    expect([second.status, second.problem.current]).toEqual([412, first.body]);
  });

  // spec: materiality.blocks.activity, materiality.calls.activities, materiality.errors.blocked
  it('cannot be deleted while stakeholders take part in it', async () => {
    const activity = (await materiality.addActivity()).body;
    const spare = (await materiality.addActivity({ name: 'Baking' })).body;
    await materiality.addStakeholder([activity.dmActivityId]);
    expect((await activities()).map(({ hasStakeholders }) => hasStakeholders)).toEqual([true, false]);
    const blocked = await api.call(deleteMaterialityActivity, at(activity));
    expect([blocked.status, blocked.problem.code]).toEqual([409, 'blocked_by_dependants']);
    expect((await api.call(deleteMaterialityActivity, at(spare))).status).toBe(204);
    expect((await activities()).map(({ name }) => name)).toEqual([activity.name]);
  });

  it('is refused above the limit of an assessment', async () => {
    const row = { companyId: owner.companyId, headerId, name: 'One', valueChainTypeId: 1 };
    await api.db
      .insert(materialityActivities)
      .values(Array.from({ length: mostActivities }, () => ({ ...row, updatedOn: new Date() })));
    const { problem } = await materiality.addActivity();
    expect(problem.errors?.Name?.[0]).toContain('at most 200');
  });
});

// spec: materiality.calls.activity-suggestions
it('proposes activities of the sector, except listed ones', async () => {
  const offered = async () => (await api.call(listActivitySuggestions, here())).body;
  const before = await offered();
  const [first] = before;
  expect(before.length).toBeGreaterThan(3);
  if (!first) return;
  await materiality.addActivity({ name: first.value, dmValueChainTypeId: first.dmValueChainTypeId });
  expect(await offered()).toEqual(before.slice(1));
});
