import { useQueryClient } from '@tanstack/react-query';
import {
  answerReviewCategories,
  answerReviewCategory,
  type ReviewCategory,
  type ReviewExplanation,
} from '#api/contract/reviews/reviews';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import type { Conflict, Outcome, SaveState } from '@/lib/autosave/autosave';
import { useAutosave } from '@/lib/autosave/use-autosave';
import { staleRow } from '@/lib/problem/stale-row';
import { useChangeText } from '@/lib/problem/use-change-text';
import { useErrorText } from '@/lib/problem/use-error-text';
import { bodyOf, type Draft, draftOf, isSameAnswer, type Missing, missingIn } from './draft';
import { reviewQueries } from './queries';
import { useStoreAnswers } from './use-store-answers';

type OwnState =
  /** `missing` is what must be filled in first. */
  | { kind: 'waiting'; missing: Missing }
  | { kind: 'failed'; text: string; errors: Partial<Record<Missing, string>> };

/** The status shown beside a question. */
export type AnswerState = SaveState | OwnState;

type Options = { reviewId: number; categories: readonly ReviewCategory[]; isAutosave: boolean };

/** The answers of a review while they are edited, and the save state of each. */
export function useAnswers({ reviewId, categories, isAutosave }: Options) {
  const queryClient = useQueryClient();
  const store = useStoreAnswers(reviewId);
  const failureOf = useFailure();
  const changeText = useChangeText();
  const missingOf = useMissing();

  /** The stored answer may be newer than the one on screen. */
  const categoryOf = (id: number) =>
    queryClient
      .getQueryData(reviewQueries.categories(reviewId).queryKey)
      ?.find((category) => category.id === id);

  const autosave = useAutosave<Draft, ReviewCategory, OwnState>({
    check: (id, draft) => {
      const category = categoryOf(id);
      const missing = category ? missingOf(category, draft) : null;
      return missing && { kind: 'waiting', missing };
    },
    send: async (id, draft): Promise<Outcome<ReviewCategory, OwnState>> => {
      try {
        const stored = await call(answerReviewCategory, {
          params: { reviewHeaderId: reviewId, id },
          body: bodyOf(draft),
          seenUpdatedOn: draft.seenUpdatedOn,
        });
        store([stored]);
        return { kind: 'saved', row: stored };
      } catch (error) {
        const theirs = staleRow<ReviewCategory>(error);
        const conflict = theirs ? { theirs, change: changeText(error) } : undefined;
        return { kind: 'failed', state: failureOf(error), conflict };
      }
    },
    rebase: (draft, { updatedOn }) => ({ ...draft, seenUpdatedOn: updatedOn }),
  });
  const { drafts, states, conflicts, put, mark, forget, stored: markStored } = autosave;

  const save = ({ id }: ReviewCategory) => autosave.save(id);
  /** The latest draft, which may be newer than the one on screen. */
  const draftFor = (category: ReviewCategory) => autosave.read().drafts.get(category.id) ?? draftOf(category);

  const change = (category: ReviewCategory, next: (draft: Draft) => Draft, isTyping = false) => {
    const { id } = category;
    const draft = next(draftFor(category));
    if (isSameAnswer(draft, category) && !autosave.isUnderWay(id)) return forget(id);
    put(id, draft);
    if (isAutosave && !isTyping) void autosave.save(id);
    else if (!isAutosave) mark(id, undefined);
  };

  /** Saves all answers or none, and never throws. Returns what was stored, or null. */
  const saveTogether = async (
    given: readonly { category: ReviewCategory; draft: Draft }[],
    { isUndo = false } = {},
  ) => {
    for (const { category } of given) mark(category.id, { kind: 'saving' });
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
          isUndo,
        },
      });
      store(stored);
      for (const { id } of stored) markStored(id);
      return stored;
    } catch (error) {
      for (const { category, draft } of given) {
        put(category.id, draft);
        mark(category.id, failureOf(error));
      }
      const current = staleRow<ReviewCategory[]>(error) ?? [];
      // With several answers, each says who gave it.
      const change = current.length === 1 ? changeText(error) : null;
      const mine = new Map(given.map(({ category, draft }) => [category.id, draft]));
      autosave.ask(
        current.flatMap((theirs): Conflict<Draft, ReviewCategory>[] => {
          const draft = mine.get(theirs.id);
          return draft ? [{ id: theirs.id, mine: draft, theirs, change }] : [];
        }),
      );
      return null;
    }
  };

  /** Saves everything that is waiting. If a question lacks something, returns the first such question instead. */
  const saveAll = async (): Promise<ReviewCategory | null> => {
    const given = categories.flatMap((category) => {
      const draft = autosave.read().drafts.get(category.id);
      return draft ? [{ category, draft }] : [];
    });
    const lacking = given.flatMap(({ category, draft }) => {
      const missing = missingOf(category, draft);
      return missing ? [{ category, missing }] : [];
    });
    for (const { category, missing } of lacking) mark(category.id, { kind: 'waiting', missing });
    if (lacking[0]) return lacking[0].category;
    if (given.length > 0) await saveTogether(given);
    return null;
  };

  const giveUp = () => {
    for (const id of autosave.read().drafts.keys()) forget(id);
  };

  /** `keptIds` are the answers of other users to keep; null when nothing is decided yet. */
  const decide = async (keptIds: ReadonlySet<string> | null) => {
    if (!keptIds) return autosave.closeQuestions();
    const open = conflicts;
    store(open.map(({ theirs }) => theirs));
    for (const conflict of open) autosave.decide(conflict, !keptIds.has(String(conflict.id)));
    if (!isAutosave) return;
    for (const { id } of open) await autosave.save(id);
    // The other answers of a refused batch were not stored either.
    for (const { id } of categories)
      if (!open.some((conflict) => conflict.id === id)) await autosave.save(id);
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

/** What a draft lacks, according to the explanations on screen. */
function useMissing(): (category: ReviewCategory, draft: Draft) => Missing | null {
  const queryClient = useQueryClient();
  return (category, draft) => {
    const explanations = (['ZERO', 'INCOMPLETE'] as const).flatMap(
      (type): ReviewExplanation[] =>
        queryClient.getQueryData(reviewQueries.explanations(category, type).queryKey) ?? [],
    );
    const chosen = explanations.filter((one) => one.reviewExplanationId === draft.reviewExplanationId);
    return missingIn(
      draft,
      category,
      chosen.some(({ requiresComments }) => requiresComments),
    );
  };
}

function useFailure(): (error: unknown) => OwnState {
  const errorText = useErrorText();
  return (error) => {
    const errors = errorsOf(error);
    const [first] = Object.values(errors);
    return { kind: 'failed', text: first ?? errorText(error), errors };
  };
}

/** The field errors from the API, for one question or several. */
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
