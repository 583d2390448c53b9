import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AssessmentRow, ChosenOptions, RiskAssessment } from '#api/contract/materiality/assessments';
import { startValues } from '@/features/materiality/materiality/assessment/values';
import { ApiError } from '@/lib/api/api-error';
import { createDrafts, restMs } from './drafts';
import type { CompleteRequest } from './request';

const rules = { ids: { positive: 2, negative: 1, potential: 4 }, remedies: [] };
const scale = (picked: number) => ({ field: 'dmAssessmentRiskScaleId' as const, picked });
const likelihood = (picked: number) => ({ field: 'dmAssessmentProbabilityId' as const, picked });
const conclusion = (picked: number) => ({ field: 'dmAssessmentMaterialityId' as const, picked });
const refusal = (code: 'stale' | 'validation_failed' | 'unavailable', more: object) =>
  new ApiError(code, { type: 'about:blank', title: '', status: 400, detail: 'No.', code, ...more });

/** A risk with scale 51 and likelihood 31, at version `at`. */
function detail(over: Partial<RiskAssessment> = {}, at = 1): RiskAssessment {
  return {
    dmIroId: 9,
    dmAssessmentRiskScaleId: 51,
    dmAssessmentProbabilityId: 31,
    dmAssessmentMaterialityId: 3,
    reason: null,
    horizon: null,
    activityIds: [],
    stakeholderIds: [],
    score: {} as RiskAssessment['score'],
    updatedOn: `version ${at}`,
    ...over,
  };
}

const rowOf = (read: RiskAssessment | null) =>
  ({
    dmIroId: 9,
    typeCode: 'risk',
    chosen:
      read && ({ ...startValues(read), reason: read.reason, updatedOn: read.updatedOn } as ChosenOptions),
  }) as AssessmentRow;

/** A list with one risk, on a server that gives the configured answers. */
function begin(read: RiskAssessment | null = detail()) {
  let row = rowOf(read);
  const sent: CompleteRequest[] = [];
  const answers: (() => Promise<RiskAssessment>)[] = [];
  const opened: number[] = [];
  const drafts = createDrafts({
    rowOf: () => row,
    save: (_row, request) => {
      sent.push(request);
      const body = request.body as Partial<RiskAssessment>;
      return answers.shift()?.() ?? Promise.resolve(detail(body, sent.length + 1));
    },
    show: (shown) => {
      row = rowOf(shown as RiskAssessment);
    },
    renew: () => undefined,
    openForm: ({ dmIroId }) => opened.push(dmIroId),
  });
  const choose = (choice: Parameters<typeof drafts.choose>[1]) => drafts.choose(row, choice, rules);
  return { drafts, sent, answers, opened, choose, row: () => row };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('choices in a row', () => {
  it('saves choices after a pause and updates the row', async () => {
    const { drafts, sent, choose, row } = begin();
    choose(scale(52));
    choose(scale(53));
    expect(drafts.of(9)?.state).toEqual({ is: 'saving' });
    await vi.advanceTimersByTimeAsync(restMs);
    expect(sent).toMatchObject([
      { is: 'update', seenUpdatedOn: 'version 1', body: { dmAssessmentRiskScaleId: 53 } },
    ]);
    expect(drafts.of(9)).toBeUndefined();
    expect(row().chosen).toMatchObject({ dmAssessmentRiskScaleId: 53, updatedOn: 'version 2' });
  });

  it('sends nothing when the saved value is chosen again', async () => {
    const { drafts, sent, choose } = begin();
    choose(scale(52));
    choose(scale(51));
    await vi.advanceTimersByTimeAsync(restMs);
    expect([sent, drafts.of(9)]).toEqual([[], undefined]);
  });

  it('sends later choices after the pending request, with the version it returned', async () => {
    const { sent, answers, choose } = begin();
    let answer: (read: RiskAssessment) => void = () => undefined;
    answers.push(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    choose(scale(52));
    await vi.advanceTimersByTimeAsync(restMs);
    choose(scale(51));
    choose(likelihood(34));
    await vi.advanceTimersByTimeAsync(restMs);
    expect(sent).toHaveLength(1);
    answer(detail({ dmAssessmentRiskScaleId: 52 }, 2));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[1]).toMatchObject({
      seenUpdatedOn: 'version 2',
      body: { dmAssessmentRiskScaleId: 51, dmAssessmentProbabilityId: 34 },
    });
  });

  it('waits until all choices of a new assessment are made', async () => {
    const { drafts, sent, choose } = begin(null);
    choose(scale(52));
    choose(likelihood(33));
    await vi.advanceTimersByTimeAsync(restMs);
    expect(drafts.of(9)?.state).toEqual({ is: 'incomplete', missing: ['dmAssessmentMaterialityId'] });
    expect(drafts.hasUnsaved()).toBe(true);
    choose(conclusion(3));
    await vi.advanceTimersByTimeAsync(restMs);
    expect(sent).toMatchObject([{ is: 'create' }]);
    expect(drafts.hasUnsaved()).toBe(false);
  });

  it("merges choices with another user's changes to other fields", async () => {
    const { drafts, sent, answers, choose } = begin();
    const current = detail({ dmAssessmentProbabilityId: 35 }, 5);
    answers.push(() => Promise.reject(refusal('stale', { current })));
    choose(scale(52));
    await vi.advanceTimersByTimeAsync(restMs);
    expect(sent[1]).toMatchObject({
      seenUpdatedOn: 'version 5',
      body: { dmAssessmentRiskScaleId: 52, dmAssessmentProbabilityId: 35 },
    });
    expect(drafts.of(9)).toBeUndefined();
  });

  it('asks the user when another user chose a different value', async () => {
    const { drafts, sent, answers, choose, row } = begin();
    const current = detail({ dmAssessmentRiskScaleId: 55 }, 5);
    const error = refusal('stale', { current });
    answers.push(() => Promise.reject(error));
    choose(scale(52));
    await vi.advanceTimersByTimeAsync(restMs);
    expect(drafts.of(9)).toEqual({
      changes: { dmAssessmentRiskScaleId: 52 },
      state: { is: 'conflict', fields: ['dmAssessmentRiskScaleId'], error },
    });
    expect(row().chosen?.dmAssessmentRiskScaleId).toBe(55);
    drafts.retry(9);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[1]).toMatchObject({ seenUpdatedOn: 'version 5', body: { dmAssessmentRiskScaleId: 52 } });
    expect(drafts.of(9)).toBeUndefined();
  });

  it('opens the form when a reason is required and keeps the choices there until it is saved', async () => {
    const { drafts, answers, opened, choose } = begin();
    const errors = { reason: ['Give a reason.'] };
    answers.push(() => Promise.reject(refusal('validation_failed', { errors })));
    choose(conclusion(1));
    await vi.advanceTimersByTimeAsync(restMs);
    expect(opened).toEqual([9]);
    expect(drafts.of(9)).toMatchObject({
      changes: { dmAssessmentMaterialityId: 1 },
      state: { is: 'refused', needsReason: true },
    });
    drafts.dropSaved(9, 'version 1');
    expect(drafts.of(9)).toBeDefined();
    drafts.dropSaved(9, 'version 0');
    expect(drafts.of(9)).toBeUndefined();
  });

  it('keeps choices when the server does not answer and sends them again on request', async () => {
    const { drafts, sent, answers, opened, choose } = begin();
    answers.push(() => Promise.reject(new ApiError('unreachable')));
    choose(scale(52));
    await vi.advanceTimersByTimeAsync(restMs);
    expect(drafts.of(9)).toMatchObject({ state: { is: 'refused', needsReason: false } });
    expect(opened).toEqual([]);
    drafts.retry(9);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
    expect(drafts.of(9)).toBeUndefined();
  });
});
