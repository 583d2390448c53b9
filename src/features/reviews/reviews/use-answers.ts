import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  answerReviewCategories,
  answerReviewCategory,
  type ReviewCategory,
  type ReviewExplanation,
} from '#api/contract/reviews/reviews';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { staleRow } from '@/lib/problem/stale-row';
import { useErrorText } from '@/lib/problem/use-error-text';
import { bodyOf, type Draft, draftOf, isSameAnswer, type Missing, missingIn } from './draft';
import { reviewQueries } from './queries';
import { useStoreAnswers } from './use-store-answers';

/** What stands beside a question. */
export type AnswerState =
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** `missing` is what has to be filled first. */
  | { kind: 'waiting'; missing: Missing }
  | { kind: 'failed'; text: string; errors: Partial<Record<Missing, string>> };

/** Somebody else answered first. */
export type AnswerConflict = { current: ReviewCategory; mine: Draft };

type Options = { reviewId: number; categories: readonly ReviewCategory[]; isAutosave: boolean };

/** The answers of a review as they are given, and how each of them is being saved. */
export function useAnswers({ reviewId, categories, isAutosave }: Options) {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const store = useStoreAnswers(reviewId);
  const [drafts, setDrafts] = useMapState<Draft>();
  const [states, setStates] = useMapState<AnswerState>();
  const [conflicts, setConflicts] = useState<readonly AnswerConflict[]>([]);
  const latest = useRef(new Map<number, Draft>());
  const underWay = useRef(new Set<number>());

  const put = (id: number, draft: Draft | undefined) => {
    if (draft) latest.current.set(id, draft);
    else latest.current.delete(id);
    setDrafts(id, draft);
  };
  const missingOf = (category: ReviewCategory, draft: Draft) =>
    missingIn(draft, category, requiresComments(category, draft));
  /** As the explanations on screen say. */
  const requiresComments = (category: ReviewCategory, draft: Draft) =>
    (['ZERO', 'INCOMPLETE'] as const)
      .flatMap(
        (type): ReviewExplanation[] =>
          queryClient.getQueryData(reviewQueries.explanations(category, type).queryKey) ?? [],
      )
      .some((one) => one.reviewExplanationId === draft.reviewExplanationId && one.requiresComments);

  const fail = (id: number, error: unknown) => {
    const errors = errorsOf(error);
    const [first] = Object.values(errors);
    setStates(id, { kind: 'failed', text: first ?? errorText(error), errors });
  };

  /** One at a time for each question: what is changed meanwhile is saved after it. */
  const save = async (category: ReviewCategory) => {
    const { id } = category;
    const draft = latest.current.get(id);
    if (!draft || underWay.current.has(id)) return;
    const missing = missingOf(category, draft);
    if (missing) return setStates(id, { kind: 'waiting', missing });
    underWay.current.add(id);
    setStates(id, { kind: 'saving' });
    let stored: ReviewCategory | undefined;
    try {
      stored = await call(answerReviewCategory, {
        params: { reviewHeaderId: reviewId, id },
        body: bodyOf(draft),
        seenUpdatedOn: draft.seenUpdatedOn,
      });
      store([stored]);
    } catch (error) {
      fail(id, error);
      const current = staleRow<ReviewCategory>(error);
      if (current) setConflicts((open) => [...open, { current, mine: draft }]);
    }
    underWay.current.delete(id);
    if (!stored) return;
    const after = latest.current.get(id);
    if (!after || after === draft) {
      put(id, undefined);
      setStates(id, { kind: 'saved' });
      return;
    }
    put(id, { ...after, seenUpdatedOn: stored.updatedOn });
    await save(stored);
  };

  const draftFor = (category: ReviewCategory) => latest.current.get(category.id) ?? draftOf(category);

  const change = (category: ReviewCategory, next: (draft: Draft) => Draft, isTyping = false) => {
    const draft = next(draftFor(category));
    const isBack = isSameAnswer(draft, category) && !underWay.current.has(category.id);
    put(category.id, isBack ? undefined : draft);
    if (isBack) return setStates(category.id, undefined);
    if (isAutosave && !isTyping) void save(category);
    else if (!isAutosave) setStates(category.id, undefined);
  };

  /** All at once or none; throws nothing. Answers what was stored, or null. */
  const saveTogether = async (given: readonly { category: ReviewCategory; draft: Draft }[]) => {
    for (const { category } of given) setStates(category.id, { kind: 'saving' });
    try {
      const stored = await call(answerReviewCategories, {
        params: { reviewHeaderId: reviewId },
        body: {
          categories: given.map(({ category, draft }) => ({
            id: category.id,
            ...bodyOf(draft),
            allData: draft.allData,
            updatedOn: draft.seenUpdatedOn,
          })),
        },
      });
      store(stored);
      for (const { id } of stored) {
        put(id, undefined);
        setStates(id, { kind: 'saved' });
      }
      return stored;
    } catch (error) {
      for (const { category, draft } of given) {
        put(category.id, draft);
        fail(category.id, error);
      }
      const current = staleRow<ReviewCategory[]>(error) ?? [];
      const mine = new Map(given.map(({ category, draft }) => [category.id, draft]));
      setConflicts(
        current.flatMap((row) => {
          const draft = mine.get(row.id);
          return draft ? [{ current: row, mine: draft }] : [];
        }),
      );
      return null;
    }
  };

  /** Everything that waits; the first question that lacks something is answered instead. */
  const saveAll = async (): Promise<ReviewCategory | null> => {
    const given = categories.flatMap((category) => {
      const draft = latest.current.get(category.id);
      return draft ? [{ category, draft }] : [];
    });
    const lacking = given.flatMap(({ category, draft }) => {
      const missing = missingOf(category, draft);
      return missing ? [{ category, missing }] : [];
    });
    for (const { category, missing } of lacking) setStates(category.id, { kind: 'waiting', missing });
    if (lacking[0]) return lacking[0].category;
    if (given.length > 0) await saveTogether(given);
    return null;
  };

  const giveUp = () => {
    for (const id of [...latest.current.keys()]) {
      put(id, undefined);
      setStates(id, undefined);
    }
  };

  /** `keptIds`: the answers of others that stay; null when nothing is decided yet. */
  const decide = async (keptIds: ReadonlySet<string> | null) => {
    const open = conflicts;
    setConflicts([]);
    if (!keptIds) return;
    store(open.map(({ current }) => current));
    for (const { current, mine } of open) {
      const isKept = keptIds.has(String(current.id));
      put(current.id, isKept ? undefined : { ...mine, seenUpdatedOn: current.updatedOn });
      setStates(current.id, undefined);
      if (!isKept && isAutosave) await save(current);
    }
    if (!isAutosave) return;
    // The others of a refused batch were not stored either.
    for (const category of categories)
      if (!open.some(({ current }) => current.id === category.id)) await save(category);
  };

  return {
    drafts,
    states,
    conflicts,
    isDirty: drafts.size > 0,
    isSaving: [...states.values()].some(({ kind }) => kind === 'saving'),
    draftFor,
    change,
    save,
    saveAll,
    saveTogether,
    giveUp,
    decide,
  };
}

/** A map in state, changed key by key. */
function useMapState<T>() {
  const [map, setMap] = useState<ReadonlyMap<number, T>>(new Map());
  const put = (id: number, value: T | undefined) =>
    setMap((before) => {
      const next = new Map(before);
      if (value === undefined) next.delete(id);
      else next.set(id, value);
      return next;
    });
  return [map, put] as const;
}

/** What the API says of the fields, of one question or of one among several. */
function errorsOf(error: unknown): Partial<Record<Missing, string>> {
  const errors = isApiError(error) ? (error.problem?.errors ?? {}) : {};
  const names = {
    ReviewExplanationId: 'reviewExplanationId',
    Comments: 'comments',
    AllData: 'allData',
  } as const;
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, field]) => (errors[name]?.[0] ? [[field, errors[name][0]]] : [])),
  );
}
