import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Answer } from '#api/contract/reports/questionnaires';
import { isApiError } from '@/lib/api/api-error';
import { refresh, renew } from '@/lib/api/refresh';
import { useSessionUser } from '@/state/session';
import type { AnswerProblem } from './answer-problem';
import { type Draft, draftsOf, isSameSeen, isSameValues, seenOf } from './drafts';
import { questionnaireQueries } from './queries';
import { type Sent, sendAnswer } from './send-answer';

export type FieldState =
  | { kind: 'typed' | 'saving' | 'saved' | 'kept' | 'alreadyUpdated' }
  | { kind: 'refused'; error: unknown }
  /** Not sent: the server would refuse it. */
  | { kind: 'wrong'; problem: AnswerProblem };
export type AnswerConflict = { questionId: number; mine: string[]; theirs: Answer | null };

type Asked = {
  problemOf: (questionId: number, values: readonly string[]) => AnswerProblem | null;
  isShown: (questionId: number) => boolean;
};

/** What could not be sent is tried again after so long, and as soon as the browser is online. */
const sendAgainMs = 10_000;

/**
 * The answers of a report as they stand in the fields: those of the server, and over them what was typed and is not
 * saved. The latter is kept in this browser and sent again, also after a reload.
 */
export function useAnswers(headerId: number, { problemOf, isShown }: Asked) {
  const { userId } = useSessionUser();
  const queryClient = useQueryClient();
  const query = useQuery(questionnaireQueries.answers(headerId));
  const store = useMemo(() => draftsOf({ userId, headerId }), [userId, headerId]);
  const drafts = useRef(store.read());
  const sending = useRef(new Set<number>());
  const [states, setStates] = useState<ReadonlyMap<number, FieldState>>(
    () => new Map([...drafts.current.keys()].map((id) => [id, { kind: 'kept' }])),
  );
  const [conflicts, setConflicts] = useState<readonly AnswerConflict[]>([]);
  const [, redraw] = useState(0);
  const saved = useMemo(
    () => new Map((query.data ?? []).map((answer) => [answer.reportQuestionId, answer])),
    [query.data],
  );

  const setDraft = useCallback(
    (id: number, draft: Draft | null) => {
      if (draft) {
        drafts.current.set(id, draft);
        store.hold(id, draft);
      } else {
        drafts.current.delete(id);
        store.forget(id);
      }
      redraw((count) => count + 1);
    },
    [store],
  );
  const setState = useCallback(
    (id: number, state: FieldState) => setStates((before) => new Map(before).set(id, state)),
    [],
  );
  const take = useCallback(
    async (id: number, answer: Answer | null) => {
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
    },
    [headerId, queryClient],
  );

  const send = async (id: number, isOverwrite = false): Promise<void> => {
    const draft = drafts.current.get(id);
    if (!draft || sending.current.has(id)) return;
    const problem = problemOf(id, draft.values);
    if (problem) return setState(id, { kind: 'wrong', problem });
    store.leave(id, draft);
    sending.current.add(id);
    setState(id, { kind: 'saving' });
    const result = await sendAnswer({ headerId, questionId: id }, draft);
    sending.current.delete(id);
    if (result.kind === 'saved') await take(id, result.answer);
    const isNewer = drafts.current.get(id) !== draft;
    settle(result, { id, draft, isNewer, isOverwrite });
    if (result.kind !== 'saved') return;
    void refresh(queryClient, 'reports');
    if (isNewer) await send(id);
  };

  type Attempt = { id: number; draft: Draft; isNewer: boolean; isOverwrite: boolean };
  function settle(result: Sent, { id, draft, isNewer, isOverwrite }: Attempt): void {
    if (result.kind === 'saved') {
      const seen = seenOf(result.answer ?? undefined);
      const current = drafts.current.get(id);
      setDraft(id, isNewer && current ? { ...current, seen } : null);
      setState(id, { kind: 'saved' });
    } else if (result.kind === 'conflict') {
      void take(id, result.theirs);
      setState(id, { kind: isOverwrite ? 'alreadyUpdated' : 'kept' });
      if (!isOverwrite)
        setConflicts((open) => [
          ...open.filter(({ questionId }) => questionId !== id),
          { questionId: id, mine: draft.values, theirs: result.theirs },
        ]);
    } else if (result.kind === 'refused' && !isShown(id)) {
      // Nobody could put it right.
      forget(id);
    } else setState(id, result);
    // The answer may be gone, or the whole report, which the page is to say.
    const isGone = result.kind === 'conflict' ? !result.theirs : isNotFound(result);
    if (isGone) void renew(queryClient, 'reports');
  }

  /** What stands in a field from now on; it is sent by `send`. */
  const edit = (id: number, values: string[]) => {
    const answer = saved.get(id);
    const before = drafts.current.get(id);
    const isSaved = isSameValues(values, answer?.values ?? []);
    if (!before && isSaved) return;
    // Typed and taken back: to save the same again would make a finished report incomplete.
    if (before && isSaved && !sending.current.has(id) && isSameSeen(before.seen, seenOf(answer)))
      return forget(id);
    setDraft(id, { values, seen: before ? before.seen : seenOf(answer) });
    setState(id, { kind: 'typed' });
  };
  const decide = (conflict: AnswerConflict, isMine: boolean) => {
    const { questionId: id, mine, theirs } = conflict;
    setConflicts((open) => open.filter((one) => one !== conflict));
    if (isMine) {
      setDraft(id, { values: mine, seen: seenOf(theirs ?? undefined) });
      void send(id, true);
    } else forget(id);
  };
  const forget = (id: number) => {
    setDraft(id, null);
    setStates((before) => new Map([...before].filter(([key]) => key !== id)));
  };
  const kept = [...states]
    .filter(([id, { kind }]) => kind === 'kept' && drafts.current.has(id))
    .map(([id]) => id);
  const waiting = kept.filter((id) => !conflicts.some(({ questionId }) => questionId === id));
  const isReady = query.data !== undefined;
  const sendKept = () => waiting.forEach((id) => void send(id));
  const latest = useRef(sendKept);
  latest.current = sendKept;
  useEffect(() => {
    if (!isReady) return;
    const again = () => latest.current();
    again();
    window.addEventListener('online', again);
    window.addEventListener('pagehide', store.leaveAll);
    const timer = setInterval(again, sendAgainMs);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('pagehide', store.leaveAll);
      clearInterval(timer);
    };
  }, [isReady, store]);

  const valuesOf = (id: number): readonly string[] =>
    drafts.current.get(id)?.values ?? saved.get(id)?.values ?? [];
  return {
    query,
    saved,
    valuesOf,
    draftOf: (id: number) => drafts.current.get(id),
    stateOf: (id: number) => states.get(id),
    /** All that stands in the fields, by question. */
    standing: new Map(
      [...new Set([...saved.keys(), ...drafts.current.keys()])].map((id) => [id, valuesOf(id)]),
    ),
    isSending: (id: number) => sending.current.has(id),
    waitingCount: waiting.length,
    conflict: conflicts[0],
    edit,
    send: (id: number) => void send(id),
    sendKept,
    decide,
    /** After a picture was uploaded or removed. */
    took: async (id: number, answer: Answer | null) => {
      await take(id, answer);
      void refresh(queryClient, 'reports');
    },
  };
}
export type Answers = ReturnType<typeof useAnswers>;

const isNotFound = (result: Sent): boolean =>
  result.kind === 'refused' && isApiError(result.error, 'not_found');
