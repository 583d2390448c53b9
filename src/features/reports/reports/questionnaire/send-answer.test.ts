import { expect, it } from 'vitest';
import {
  createReportAnswer,
  deleteReportAnswer,
  updateReportAnswer,
} from '#api/contract/reports/questionnaires';
import type { call } from '@/lib/api/call';
import { sendAnswer } from './send-answer';

type Asked = { id: string; seenUpdatedOn: string | undefined };

/** An API that accepts everything and records its requests. */
function listening(): { api: typeof call; asked: Asked[] } {
  const asked: Asked[] = [];
  const api = (async ({ id }: { id: string }, { seenUpdatedOn }: { seenUpdatedOn?: string }) => {
    asked.push({ id, seenUpdatedOn });
  }) as unknown as typeof call;
  return { api, asked };
}

const of = { headerId: 7, questionId: 3 };
const seen = { answerId: 9, updatedOn: '2026-01-01T00:00:00.000Z' };

it.each([
  ['a first value makes an answer', ['x'], null, createReportAnswer],
  ['another value changes it', ['y'], seen, updateReportAnswer],
  // spec: reports.questionnaire.taken-back
  ['no value takes it back', [], seen, deleteReportAnswer],
])('%s', async (_, values, before, endpoint) => {
  const { api, asked } = listening();
  expect((await sendAnswer(of, { values, seen: before }, api)).kind).toBe('saved');
  // The version that the user saw is sent along, so nothing is overwritten unnoticed.
  expect(asked).toEqual([{ id: endpoint.id, seenUpdatedOn: before?.updatedOn }]);
});

it('sends nothing for an empty value when there was no answer', async () => {
  const { api, asked } = listening();
  expect(await sendAnswer(of, { values: [], seen: null }, api)).toEqual({ kind: 'saved', answer: null });
  expect(asked).toEqual([]);
});
