import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAssessedFinancials } from '#api/contract/materiality/assessments';
import { readMaterialityCompletion } from '#api/contract/materiality/information';
import * as contract from '#api/contract/materiality/iros';
import { materialityIros } from '#api/db/schema/materiality';
import { createTestApi } from '#api/testing/create-test-api';
import { type MaterialityOf, materialityOf } from '#api/testing/filled/filled-materiality';
import type { Company } from '#api/testing/filled/insert-company';
import { insertReport } from '#api/testing/filled/insert-report';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let headerId: number;
let entryId: number;
let materiality: MaterialityOf;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  headerId = await insertReport(api, owner);
  materiality = materialityOf(api, headerId, owner.token.User);
  await materiality.begin();
  entryId = (await materiality.addEntry()).body.dmTopicEntryId;
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const here = () => ({ token: owner.token.User, params: { id: headerId } });
const at = (iroId: number) => ({ token: owner.token.User, params: { id: headerId, iroId } });
const risks = (topicEntryId = entryId) =>
  api.call(contract.listTopicRisks, { token: owner.token.User, params: { id: headerId, topicEntryId } });

describe('an impact, a risk or an opportunity', () => {
  // spec: materiality.iro.lists, materiality.calls.iros
  it('is listed with those of its type, in the order of entry', async () => {
    await materiality.addIro('risk', entryId, 'Price of carbon');
    await materiality.addIro('impact', entryId, 'Emissions');
    await materiality.addIro('risk', entryId, '  Drought  ');
    const { body } = await risks();
    expect(body.map(({ value, hasAssessment }) => [value, hasAssessment])).toEqual([
      ['Price of carbon', false],
      ['Drought', false],
    ]);
  });

  // spec: materiality.validation.iro
  it('needs words, and a matter of its report', async () => {
    expect((await materiality.addIro('impact', entryId, ' ')).problem.errors).toEqual({
      Value: ["This field can't be empty"],
    });
    const otherId = await insertReport(api, owner);
    const other = materialityOf(api, otherId, owner.token.User);
    await other.begin();
    const foreign = (await other.addEntry()).body.dmTopicEntryId;
    const { problem } = await materiality.addIro('impact', foreign);
    expect(Object.keys(problem.errors ?? {})).toEqual(['DmTopicEntryId']);
    expect((await risks(foreign)).status).toBe(404);
  });

  // spec: materiality.blocks.item, materiality.calls.iros
  it('is changed and deleted as its own type only', async () => {
    const risk = (await materiality.addIro('risk', entryId)).body;
    const body = { value: 'Drought', dmIroId: risk.dmIroId };
    expect((await api.call(contract.updateTopicImpact, { ...at(risk.dmIroId), body })).status).toBe(404);
    const changed = await api.call(contract.updateTopicRisk, {
      ...at(risk.dmIroId),
      body,
      seenUpdatedOn: risk.updatedOn,
    });
    expect(changed.body.value).toBe('Drought');
    const stale = await api.call(contract.updateTopicRisk, {
      ...at(risk.dmIroId),
      body: { ...body, value: 'Flood' },
      seenUpdatedOn: risk.updatedOn,
    });
    expect([stale.status, stale.problem.current]).toEqual([412, changed.body]);
    expect((await api.call(contract.deleteTopicOpportunity, at(risk.dmIroId))).status).toBe(404);
    expect((await api.call(contract.deleteTopicRisk, at(risk.dmIroId))).status).toBe(204);
    expect((await risks()).body).toEqual([]);
  });

  // spec: materiality.calls.iros
  it('is not changed by a body that names another one', async () => {
    const risk = (await materiality.addIro('risk', entryId)).body;
    const { problem } = await api.call(contract.updateTopicRisk, {
      ...at(risk.dmIroId),
      body: { value: 'Drought', dmIroId: risk.dmIroId + 1 },
    });
    expect(Object.keys(problem.errors ?? {})).toEqual(['DmIroId']);
  });

  it('is withdrawn with a reason once it is assessed, counts for nothing then, and can be deleted', async () => {
    const risk = (await materiality.addIro('risk', entryId)).body;
    const other = (await materiality.addIro('risk', entryId, 'Drought')).body;
    const withdraw = (reason: string | null, seenUpdatedOn = risk.updatedOn) =>
      api.call(contract.withdrawIro, { ...at(risk.dmIroId), body: { reason }, seenUpdatedOn });
    expect((await withdraw('Sold')).status).toBe(409);
    await materiality.assessRisk(risk.dmIroId);
    await materiality.assessRisk(other.dmIroId);
    expect((await api.call(contract.deleteTopicRisk, at(risk.dmIroId))).status).toBe(409);

    const withdrawn = (await withdraw('The mill was sold.')).body;
    expect(withdrawn).toMatchObject({ hasAssessment: true, withdrawnReason: 'The mill was sold.' });
    const completion = () => api.call(readMaterialityCompletion, here());
    expect((await completion()).body).toMatchObject({ iroCount: 1, assessedCount: 1 });
    const results = (await api.call(listAssessedFinancials, here())).body;
    expect(results.map(({ dmIroId }) => dmIroId)).toEqual([other.dmIroId]);
    expect((await materiality.assessRisk(risk.dmIroId)).status).toBe(409);

    const back = (await withdraw(null, withdrawn.updatedOn)).body;
    expect((await completion()).body).toMatchObject({ iroCount: 2, assessedCount: 2 });
    await withdraw('Sold after all.', back.updatedOn);
    expect((await api.call(contract.deleteTopicRisk, at(risk.dmIroId))).status).toBe(204);
    expect((await risks()).body.map(({ dmIroId }) => dmIroId)).toEqual([other.dmIroId]);
  });

  it('is refused above the limit of a matter and type', async () => {
    const row = { companyId: owner.companyId, headerId, topicEntryId: entryId, value: 'One' };
    const rows = Array.from({ length: contract.mostIrosOfKind }, () => ({
      ...row,
      kind: 'risk' as const,
      updatedOn: new Date(),
    }));
    await api.db.insert(materialityIros).values(rows);
    const { problem } = await materiality.addIro('risk', entryId);
    expect(problem.errors?.Value?.[0]).toContain('at most 50');
    expect((await materiality.addIro('impact', entryId)).status).toBe(200);
  });
});
