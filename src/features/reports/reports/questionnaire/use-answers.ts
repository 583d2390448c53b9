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
  /** Not sent: the server would refuse it. */
  | { kind: 'wrong'; problem: AnswerProblem };
export type FieldState = SaveState | OwnState;
/** Null: the other person took the answer back. */
type Stored = Answer | null;
export type AnswerConflict = Conflict<Draft, Stored>;

type Asked = {
  problemOf: (questionId: number, values: readonly string[]) => AnswerProblem | null;
  isShown: (questionId: number) => boolean;
};

/**
 * The answers of a report as they stand in the fields: those of the server, and over them what was typed and is not
 * saved. The latter is kept in this browser and sent again, also after a reload.
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
      // The answer may be gone, or the whole report, which the page is to say.
      if (isGone(result)) void renew(queryClient, 'reports');
      if (result.kind === 'saved') {
        await take(questionId, result.answer);
        void refresh(queryClient, 'reports');
        return { kind: 'saved', row: result.answer };
      }
      if (result.kind === 'conflict') {
        void take(questionId, result.theirs);
        // Who has decided to overwrite is not asked twice.
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

  /** What stands in a field from now on; it is sent by `send`. */
  const edit = (id: number, values: string[]) => {
    const answer = saved.get(id);
    const before = draftOf(id);
    const isSaved = isSameValues(values, answer?.values ?? []);
    if (!before && isSaved) return;
    // Typed and taken back: to save the same again would make a finished report incomplete.
    if (before && isSaved && !autosave.isUnderWay(id) && isSameSeen(before.seen, seenOf(answer)))
      return forget(id);
    put(id, { values, seen: before ? before.seen : seenOf(answer) });
    mark(id, { kind: 'typed' });
  };
  const decide = (conflict: AnswerConflict, isMine: boolean) => {
    autosave.decide(conflict, isMine);
    if (isMine) void autosave.save(conflict.id, true);
  };

  /** As it is by now: a field that is left may have been edited in the same event. */
  const draftOf = (id: number) => autosave.read().drafts.get(id);
  const valuesOf = (id: number): readonly string[] => draftOf(id)?.values ?? saved.get(id)?.values ?? [];
  return {
    query,
    saved,
    valuesOf,
    draftOf,
    stateOf: (id: number) => states.get(id),
    /** All that stands in the fields, by question. */
    standing: new Map([...new Set([...saved.keys(), ...drafts.keys()])].map((id) => [id, valuesOf(id)])),
    isSending: autosave.isUnderWay,
    waitingCount: autosave.unsentIds().length,
    conflict: conflicts[0],
    edit,
    send: (id: number) => void autosave.save(id),
    sendKept: autosave.saveUnsent,
    decide,
    /** After a picture was uploaded or removed. */
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

/** Puts an answer of the server among those that are known. */
function useTake(headerId: number): (id: number, answer: Stored) => Promise<void> {
  const queryClient = useQueryClient();
  return async (id, answer) => {
    const { queryKey } = questionnaireQueries.answers(headerId);
    // One that is under way may be of before.
    await queryClient.cancelQueries({ queryKey });
    // Without a list there is nothing to put it in: one alone would pass for all of them.
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
