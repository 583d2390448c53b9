import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Answer } from '#api/contract/reports/questionnaires';
import { isApiError } from '@/lib/api/api-error';
import { refresh, renew } from '@/lib/api/refresh';
import type { Conflict, Outcome, SaveState } from '@/lib/autosave/autosave';
import { useAutosave } from '@/lib/autosave/use-autosave';
import { useChangeText } from '@/lib/problem/use-change-text';
import { useSessionUser } from '@/state/session';
import type { AnswerProblem } from './answer-problem';
import { type Draft, draftsOf, isSameSeen, isSameValues, seenOf } from './drafts';
import { questionnaireQueries } from './queries';
import { type Sent, sendAnswer } from './send-answer';

type OwnState =
  | { kind: 'typed' | 'alreadyUpdated' }
  | { kind: 'refused'; error: unknown }
  /** Not sent, because the server would refuse it. */
  | { kind: 'wrong'; problem: AnswerProblem };
export type FieldState = SaveState | OwnState;
/** Null: the other user cleared the answer. */
type Stored = Answer | null;
export type AnswerConflict = Conflict<Draft, Stored>;

type Asked = {
  problemOf: (questionId: number, values: readonly string[]) => AnswerProblem | null;
  isShown: (questionId: number) => boolean;
};

/**
 * The answers of a report as shown in the fields: the server's answers, overlaid with unsaved ones. Unsaved answers
 * are kept in this browser and sent again, even after a reload.
 */
export function useAnswers(headerId: number, { problemOf, isShown }: Asked) {
  const { userId } = useSessionUser();
  const queryClient = useQueryClient();
  const changeText = useChangeText();
  const query = useQuery(questionnaireQueries.answers(headerId));
  const keeper = useMemo(() => draftsOf({ userId, headerId }), [userId, headerId]);
  const saved = useMemo(
    () => new Map((query.data ?? []).map((answer) => [answer.reportQuestionId, answer])),
    [query.data],
  );
  const take = useTake(headerId);
  const autosave = useAutosave<Draft, Stored, OwnState>({
    check: (id, { values }) => {
      const problem = problemOf(id, values);
      return problem && { kind: 'wrong', problem };
    },
    send: async (questionId, draft, isOverwrite): Promise<Outcome<Stored, FieldState>> => {
      const result = await sendAnswer({ headerId, questionId }, draft);
      // The answer or the whole report may be gone, which the page should say.
      if (isGone(result)) void renew(queryClient, 'reports');
      if (result.kind === 'saved') {
        await take(questionId, result.answer);
        void refresh(queryClient, 'reports');
        return { kind: 'saved', row: result.answer };
      }
      if (result.kind === 'conflict') {
        void take(questionId, result.theirs);
        // A user who has decided to overwrite is not asked twice.
        if (isOverwrite) return { kind: 'failed', state: { kind: 'alreadyUpdated' } };
        const conflict = { theirs: result.theirs, change: changeText(result.error) };
        return { kind: 'failed', state: { kind: 'kept' }, conflict };
      }
      if (result.kind === 'refused' && !isShown(questionId)) return { kind: 'dropped' };
      return { kind: 'failed', state: result };
    },
    rebase: ({ values }, stored) => ({ values, seen: seenOf(stored ?? undefined) }),
    keeper,
    isReady: query.data !== undefined,
  });
  const { drafts, states, conflicts, put, mark, forget } = autosave;

  /** Sets the field value; `send` sends it. */
  const edit = (id: number, values: string[]) => {
    const answer = saved.get(id);
    const before = draftOf(id);
    const isSaved = isSameValues(values, answer?.values ?? []);
    if (!before && isSaved) return;
    // The value was changed and changed back. Saving it again would make a finished report incomplete.
    if (before && isSaved && !autosave.isUnderWay(id) && isSameSeen(before.seen, seenOf(answer)))
      return forget(id);
    put(id, { values, seen: before ? before.seen : seenOf(answer) });
    mark(id, { kind: 'typed' });
  };
  const decide = (conflict: AnswerConflict, isMine: boolean) => {
    autosave.decide(conflict, isMine);
    if (isMine) void autosave.save(conflict.id, true);
  };

  /** The latest value: a field that loses focus may have been edited in the same event. */
  const draftOf = (id: number) => autosave.read().drafts.get(id);
  const valuesOf = (id: number): readonly string[] => draftOf(id)?.values ?? saved.get(id)?.values ?? [];
  return {
    query,
    saved,
    valuesOf,
    draftOf,
    stateOf: (id: number) => states.get(id),
    /** All field values by question. */
    standing: new Map([...new Set([...saved.keys(), ...drafts.keys()])].map((id) => [id, valuesOf(id)])),
    isSending: autosave.isUnderWay,
    waitingCount: autosave.unsentIds().length,
    conflict: conflicts[0],
    edit,
    send: (id: number) => void autosave.save(id),
    sendKept: autosave.saveUnsent,
    decide,
    /** After an image was uploaded or removed. */
    took: async (id: number, answer: Stored) => {
      await take(id, answer);
      void refresh(queryClient, 'reports');
    },
  };
}
export type Answers = ReturnType<typeof useAnswers>;

function isGone(sent: Sent): boolean {
  if (sent.kind === 'conflict') return !sent.theirs;
  return sent.kind === 'refused' && isApiError(sent.error, 'not_found');
}

/** Adds an answer from the server to the known ones. */
function useTake(headerId: number): (id: number, answer: Stored) => Promise<void> {
  const queryClient = useQueryClient();
  return async (id, answer) => {
    const { queryKey } = questionnaireQueries.answers(headerId);
    // A request in progress may have read the older state.
    await queryClient.cancelQueries({ queryKey });
    // Without a loaded list, a single answer would be mistaken for all of them.
    queryClient.setQueryData(
      queryKey,
      (before: Answer[] | undefined) =>
        before && [
          ...before.filter(({ reportQuestionId }) => reportQuestionId !== id),
          ...(answer ? [answer] : []),
        ],
    );
  };
}
