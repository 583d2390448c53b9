import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import {
  createMaterialityStakeholder,
  deleteMaterialityStakeholder,
  listCommunicationChannels,
  listMaterialityStakeholders,
  listStakeholderSuggestions,
  listStakeholderSummaries,
  type MaterialityStakeholder,
  updateMaterialityStakeholder,
} from '#api/contract/materiality/stakeholders';
import { createTestApi } from '#api/testing/create-test-api';
import { type MaterialityOf, materialityOf } from '#api/testing/filled/filled-materiality';
import type { Company } from '#api/testing/filled/insert-company';
import { insertReport } from '#api/testing/filled/insert-report';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let headerId: number;
let materiality: MaterialityOf;
let activityId: number;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  headerId = await insertReport(api, owner);
  materiality = materialityOf(api, headerId, owner.token.User);
  await materiality.begin();
  activityId = (await materiality.addActivity()).body.dmActivityId;
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const here = () => ({ token: owner.token.User, params: { id: headerId } });
const stakeholders = async () => (await api.call(listMaterialityStakeholders, here())).body;

/** Sends a body that the types would not let through, too. */
const send = (over: object) =>
  api.call(createMaterialityStakeholder, {
    ...here(),
    body: {
      reportHeaderId: headerId,
      name: 'Farmers',
      activities: [activityId],
      commChannels: [1],
      impactOnEntity: 3.5,
      impactOnStakeholders: 4.2,
      ...over,
    },
  });

function change(seen: MaterialityStakeholder, over: Partial<MaterialityStakeholder>) {
  const { reportHeaderId, name, activities, impactOnEntity, impactOnStakeholders } = { ...seen, ...over };
  return api.call(updateMaterialityStakeholder, {
    token: owner.token.User,
    params: { id: headerId, stakeholderId: seen.dmStakeholderId },
    body: { reportHeaderId, name, activities, impactOnEntity, impactOnStakeholders, commChannels: [3] },
    seenUpdatedOn: seen.updatedOn,
  });
}

describe('a stakeholder', () => {
  // spec: materiality.stakeholders.form, materiality.calls.stakeholders
  it('is stored with activities, both scores and channels', async () => {
    const { body } = await send({ commChannels: [2, 1, 2] });
    expect(body).toMatchObject({
      name: 'Farmers',
      activities: [activityId],
      impactOnEntity: 3.5,
      impactOnStakeholders: 4.2,
      commChannels: [{ dmCommChannelId: 2 }, { dmCommChannelId: 1 }],
    });
    expect(await stakeholders()).toEqual([body]);
  });

  // spec: materiality.calls.stakeholder-lists
  it('is listed by name, and summed up by its scores', async () => {
    await send({ name: 'Villagers' });
    await send({ name: 'Bakers', impactOnEntity: 0.1, impactOnStakeholders: 5 });
    expect((await stakeholders()).map(({ name }) => name)).toEqual(['Bakers', 'Villagers']);
    const summaries = (await api.call(listStakeholderSummaries, here())).body;
    expect(summaries[0]).toMatchObject({ name: 'Bakers', impactOnEntity: 0.1, impactOnStakeholders: 5 });
  });

  // spec: materiality.validation.scores
  test.each([
    [0, 'The value must be greater than 0'],
    [-1, 'The value must be greater than 0'],
    [5.05, 'The value must be at most 5'],
    [6, 'The value must be at most 5'],
    [4.25, 'Enter a number with at most one decimal place'],
    // It would be stored as 0.
    [1e-11, 'Enter a number with at most one decimal place'],
    ['3,5', 'This value is not valid'],
    ['high', 'This value is not valid'],
    [null, "This field can't be empty"],
  ])('is refused a score of %s', async (impactOnEntity, message) => {
    const { status, problem } = await send({ impactOnEntity });
    expect(status).toBe(400);
    expect(problem.errors?.ImpactOnEntity).toContain(message);
    expect(await stakeholders()).toEqual([]);
  });

  // spec: materiality.validation.stakeholder
  it('needs an activity of this report and a channel of the list', async () => {
    const none = await send({ activities: [], commChannels: [] });
    expect(Object.keys(none.problem.errors ?? {})).toEqual(['Activities', 'CommChannels']);
    const otherId = await insertReport(api, owner);
    const other = materialityOf(api, otherId, owner.token.User);
    await other.begin();
    const foreign = (await other.addActivity()).body.dmActivityId;
    const { problem } = await send({ activities: [activityId, foreign], commChannels: [99] });
    expect(Object.keys(problem.errors ?? {})).toEqual(['Activities.1', 'CommChannels.0']);
    const elsewhere = await send({ reportHeaderId: otherId });
    expect(Object.keys(elsewhere.problem.errors ?? {})).toEqual(['ReportHeaderId']);
  });

  // spec: materiality.calls.stakeholders
  it('is changed by a user who saw its current state, and then takes part in other activities', async () => {
    const seen = (await send({})).body;
    const second = (await materiality.addActivity({ name: 'Baking' })).body.dmActivityId;
    const first = await change(seen, { activities: [second], impactOnEntity: 1 });
    expect(first.body).toMatchObject({ activities: [second], impactOnEntity: 1 });
    expect((await change(seen, { name: 'Growers' })).status).toBe(412);
    expect(await stakeholders()).toEqual([first.body]);
  });

  // spec: materiality.calls.stakeholders
  it('is deleted without its activities', async () => {
    const { dmStakeholderId } = (await send({})).body;
    const call = { token: owner.token.User, params: { id: headerId, stakeholderId: dmStakeholderId } };
    expect((await api.call(deleteMaterialityStakeholder, call)).status).toBe(204);
    expect(await stakeholders()).toEqual([]);
    expect((await api.call(deleteMaterialityStakeholder, call)).status).toBe(404);
  });

  it('has a name that no other of the report has, ignoring case', async () => {
    const said = '“farmers” is already listed. Change that one, or choose a different name';
    const first = (await send({})).body;
    const second = await send({ name: 'farmers ' });
    expect([second.status, second.problem.errors]).toEqual([400, { Name: [said] }]);
    const other = (await send({ name: 'Bakers' })).body;
    expect((await change(other, { name: 'FARMERS' })).status).toBe(400);
    expect((await change(first, { name: 'FARMERS' })).status).toBe(200);
  });

  it('is created once for two clicks', async () => {
    const headers = { 'idempotency-key': 'two-clicks-on-one-button-0001' };
    const body = {
      reportHeaderId: headerId,
      name: 'Farmers',
      activities: [activityId],
      commChannels: [1],
      impactOnEntity: 3.5,
      impactOnStakeholders: 4.2,
    };
    const clicks = [0, 1].map(() => api.call(createMaterialityStakeholder, { ...here(), headers, body }));
    const [first, second] = await Promise.all(clicks);
    expect(second?.body).toEqual(first?.body);
    expect(await stakeholders()).toHaveLength(1);
  });
});

// spec: materiality.stakeholders.name, materiality.calls.stakeholder-lists
it('proposes usual groups, except those already listed, ignoring case', async () => {
  const offered = async () => (await api.call(listStakeholderSuggestions, here())).body;
  const [first] = await offered();
  expect(first?.group).toMatch(/^(affected|users|both)$/);
  await send({ name: `  ${first?.value.toUpperCase()}` });
  expect((await offered()).map(({ value }) => value)).not.toContain(first?.value);
});

// spec: materiality.calls.stakeholder-lists
it('names the channels in the language of the caller', async () => {
  const { body } = await api.call(listCommunicationChannels, { token: owner.token.View });
  expect(body[0]).toEqual({ dmCommChannelId: 1, name: 'Survey' });
});
