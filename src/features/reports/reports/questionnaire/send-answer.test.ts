import { afterEach, expect, it, vi } from 'vitest';
import {
  createReportAnswer,
  deleteReportAnswer,
  updateReportAnswer,
} from '#api/contract/reports/questionnaires';
import { call } from '@/lib/api/call';
import { sendAnswer } from './send-answer';

vi.mock('@/lib/api/call', () => ({ call: vi.fn() }));
afterEach(() => vi.mocked(call).mockReset());

const of = { headerId: 7, questionId: 3 };
const seen = { answerId: 9, updatedOn: '2026-01-01T00:00:00.000Z' };

it.each([
  ['a first value makes an answer', ['x'], null, createReportAnswer],
  ['another value changes it', ['y'], seen, updateReportAnswer],
  ['no value takes it back', [], seen, deleteReportAnswer],
])('%s', async (_, values, before, endpoint) => {
  expect((await sendAnswer(of, { values, seen: before })).kind).toBe('saved');
  expect(vi.mocked(call).mock.calls).toHaveLength(1);
  const [called, given] = vi.mocked(call).mock.calls[0] ?? [];
  expect(called?.id).toBe(endpoint.id);
  // What was seen goes along, so that nothing is overwritten unseen.
  expect((given as { seenUpdatedOn?: string }).seenUpdatedOn).toBe(before?.updatedOn);
});

it('no value where there was no answer sends nothing', async () => {
  expect(await sendAnswer(of, { values: [], seen: null })).toEqual({ kind: 'saved', answer: null });
  expect(call).not.toHaveBeenCalled();
});
