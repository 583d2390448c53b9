import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyMateriality } from '#api/contract/materiality/copies';
import { readMaterialityCompletion } from '#api/contract/materiality/information';
import { listMaterialityStandards, updateMaterialityScreening } from '#api/contract/materiality/screenings';
import { deleteReportHeader } from '#api/contract/reports/headers';
import { materialityScreenings } from '#api/db/schema/materiality';
import { auditLog } from '#api/db/schema/platform';
import { reportHeaders } from '#api/db/schema/reports';
import { createTestApi } from '#api/testing/create-test-api';
import {
  fillMateriality,
  type MaterialityOf,
  materialityOf,
  matters,
} from '#api/testing/filled/filled-materiality';
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
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const here = () => ({ token: owner.token.User, params: { id: headerId } });
const stateOf = async (standard: string) =>
  (await materiality.standards()).find((one) => one.standard === standard);
const change = (
  { dmScreeningId, updatedOn }: { dmScreeningId: number; updatedOn: string },
  body: { isRelevant: boolean; reason: string | null },
) =>
  api.call(updateMaterialityScreening, {
    token: owner.token.User,
    params: { id: headerId, screeningId: dmScreeningId },
    body,
    seenUpdatedOn: updatedOn,
  });

describe('the standards of an assessment', () => {
  it('are missing before it was started, and then ten without a statement', async () => {
    expect((await api.call(listMaterialityStandards, here())).status).toBe(404);
    expect((await materiality.screen('E4')).status).toBe(409);
    await materiality.begin();
    const standards = await materiality.standards();
    expect(standards.map(({ standard }) => standard).join()).toBe('E1,E2,E3,E4,E5,S1,S2,S3,S4,G1');
    expect(new Set(standards.map(({ state }) => state))).toEqual(new Set(['notScreened']));
    expect(standards[0]).toMatchObject({ name: 'Climate change', screening: null, matterCount: 0 });
  });

  it('show the results of their matters', async () => {
    await fillMateriality(materiality);
    expect(await stateOf('E1')).toMatchObject({
      state: 'material',
      matterCount: 1,
      impactMateriality: 3,
      financialMateriality: 3.2,
    });
    expect(await stateOf('G1')).toMatchObject({ state: 'assessed', financialMateriality: 1.8 });
    expect(await stateOf('S1')).toMatchObject({ state: 'notScreened', impactMateriality: null });
  });
});

describe('the screening of a standard', () => {
  beforeEach(() => materiality.begin());

  it('states that it is relevant, or why not', async () => {
    expect((await materiality.screen('E5', true, null)).body).toMatchObject({
      isRelevant: true,
      reason: null,
    });
    await materiality.screen('E4', false, 'We own no land.');
    expect(await stateOf('E4')).toMatchObject({
      state: 'screenedOut',
      screening: { isRelevant: false, reason: 'We own no land.', isCopied: false },
    });
    expect((await stateOf('E5'))?.state).toBe('relevant');
  });

  it('requires a detailed reason if climate change is not relevant', async () => {
    const { problem } = await materiality.screen('E1', false, 'No burners.');
    expect(problem.errors?.Reason?.join()).toMatch(/ESRS 1, par\. 32.*100/);
    const screened = (await materiality.screen('E1')).body;
    expect((await change(screened, { isRelevant: false, reason: 'None.' })).status).toBe(400);
    expect((await change(screened, { isRelevant: true, reason: null })).status).toBe(200);
  });

  it('requires the reason in words if it is not relevant', async () => {
    const { status, problem } = await materiality.screen('E4', false, '  ');
    expect(status).toBe(400);
    expect(problem.errors).toEqual({ Reason: ['Say why this standard is not relevant to the company'] });
  });

  it('is refused if matters of the standard are listed', async () => {
    await materiality.addEntry(matters.water);
    const { status, problem } = await materiality.screen('E3');
    expect(status).toBe(400);
    expect(problem.errors?.IsRelevant?.[0]).toContain('Matters of E3 are listed');
    const relevant = (await materiality.screen('E3', true, null)).body;
    expect((await change(relevant, { isRelevant: false, reason: 'None.' })).status).toBe(400);
  });

  it('is created once: a second user is refused with the first statement', async () => {
    const first = (await materiality.screen('E4', false, 'No land.')).body;
    const second = await materiality.screen('E4', true, null);
    expect([second.status, second.problem.current]).toEqual([412, first]);
    expect(second.problem.lastChange).toMatchObject({ byName: expect.any(String), isOwn: true });
    const changed = (await change(first, { isRelevant: true, reason: null })).body;
    expect(changed).toMatchObject({ isRelevant: true, reason: null });
    const stale = await change(first, { isRelevant: false, reason: 'Still none.' });
    expect([stale.status, stale.problem.current]).toEqual([412, changed]);
    expect(stale.problem.lastChange).toMatchObject({ isOwn: true });
  });

  it('changes no step of the assessment', async () => {
    const steps = async () => (await api.call(readMaterialityCompletion, here())).body;
    const before = await steps();
    await materiality.screen('E4');
    await materiality.screen('E5', true, null);
    expect(await steps()).toEqual(before);
  });

  it('makes a complete report incomplete, and is in the history', async () => {
    await api.db.update(reportHeaders).set({ isComplete: true }).where(eq(reportHeaders.id, headerId));
    const { dmScreeningId } = (await materiality.screen('E4', false, 'No land.')).body;
    const [header] = await api.db.select().from(reportHeaders).where(eq(reportHeaders.id, headerId));
    expect(header?.isComplete).toBe(false);
    const told = await api.db.select().from(auditLog).where(eq(auditLog.entity, 'materiality_screenings'));
    const own = told.filter(({ entityId }) => entityId === dmScreeningId);
    expect(own.map(({ after }) => after)).toMatchObject([
      { standard: 'E4', topic: 'Biodiversity and ecosystems', isRelevant: false, reason: 'No land.' },
    ]);
  });

  it('is copied with the assessment and marked until it is saved, and is deleted with its report', async () => {
    await materiality.screen('E4', false, 'No land.');
    const copyId = await insertReport(api, owner);
    const call = { token: owner.token.User, params: { id: copyId } };
    await api.call(copyMateriality, { ...call, body: { fromReportHeaderId: headerId } });
    const copiedState = async () => {
      const { body } = await api.call(listMaterialityStandards, call);
      return body.find(({ standard }) => standard === 'E4');
    };
    const copied = await copiedState();
    expect(copied).toMatchObject({ state: 'screenedOut', screening: { isCopied: true, reason: 'No land.' } });
    headerId = copyId;
    if (copied?.screening) await change(copied.screening, { isRelevant: false, reason: 'No land.' });
    expect((await copiedState())?.screening?.isCopied).toBe(false);
    await api.call(deleteReportHeader, { token: owner.token.User, params: { headerId: copyId } });
    const left = await api.db
      .select()
      .from(materialityScreenings)
      .where(eq(materialityScreenings.headerId, copyId));
    expect(left).toEqual([]);
  });
});
