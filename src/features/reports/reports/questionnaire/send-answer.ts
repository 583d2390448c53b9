import {
  type Answer,
  createReportAnswer,
  deleteReportAnswer,
  updateReportAnswer,
} from '#api/contract/reports/questionnaires';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { staleRow } from '@/lib/problem/stale-row';
import { type Draft, isSameValues } from './drafts';

export type Sent =
  | { kind: 'saved'; answer: Answer | null }
  /** Another user answered first, as `error` says; null when they cleared the answer. */
  | { kind: 'conflict'; theirs: Answer | null; error: unknown }
  /** The server did not respond; send again. */
  | { kind: 'kept' }
  | { kind: 'refused'; error: unknown };

type Of = { headerId: number; questionId: number };
/** The client of this page; tests pass their own. */
type Api = typeof call;

/** Sends a field value: a new answer, a changed one, or a cleared one. */
export async function sendAnswer(of: Of, draft: Draft, api: Api = call): Promise<Sent> {
  try {
    return { kind: 'saved', answer: await send(of, draft, api) };
  } catch (error) {
    const theirs = staleRow<Answer>(error);
    // Two users with the same answer have no conflict.
    if (theirs && isSameValues(theirs.values, draft.values)) return { kind: 'saved', answer: theirs };
    if (theirs) return { kind: 'conflict', theirs, error };
    if (isApiError(error, 'not_found') && draft.seen)
      return draft.values.length > 0
        ? { kind: 'conflict', theirs: null, error }
        : { kind: 'saved', answer: null };
    // Not only a lost connection: a busy or unavailable server has not stored the answer either.
    const isRefused = isApiError(error) && error.problem !== null && error.problem.status < 500;
    return isRefused ? { kind: 'refused', error } : { kind: 'kept' };
  }
}

async function send({ headerId, questionId }: Of, { values, seen }: Draft, api: Api): Promise<Answer | null> {
  const body = { reportHeaderId: headerId, reportQuestionId: questionId, values };
  if (!seen) {
    return values.length > 0 ? api(createReportAnswer, { params: { headerId }, body }) : null;
  }
  const { answerId, updatedOn } = seen;
  const params = { headerId, answerId };
  if (values.length > 0)
    return api(updateReportAnswer, {
      params,
      body: { ...body, reportAnswerId: answerId },
      seenUpdatedOn: updatedOn,
    });
  await api(deleteReportAnswer, { params, seenUpdatedOn: updatedOn });
  return null;
}
