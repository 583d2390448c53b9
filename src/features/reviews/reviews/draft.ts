import type { ExplanationType, ReviewCategory } from '#api/contract/reviews/reviews';

/** An answer that is being edited. */
export type Draft = {
  allData: boolean | null;
  reviewExplanationId: number | null;
  comments: string;
  /** The question as it was when the user started to answer. */
  seenUpdatedOn: string;
};

export function draftOf(category: ReviewCategory): Draft {
  const { allData, reviewExplanationId, comments, updatedOn } = category;
  return { allData, reviewExplanationId, comments: comments ?? '', seenUpdatedOn: updatedOn };
}

/** Changing the answer clears the reason and the comment, which belonged to the previous answer. */
export function withAnswer(draft: Draft, allData: boolean): Draft {
  return draft.allData === allData ? draft : { ...draft, allData, reviewExplanationId: null, comments: '' };
}

/** What must be explained about an answer; null when there is no answer yet, or for a yes with emissions. */
export function promptOf(
  { allData }: Pick<Draft, 'allData'>,
  { isZero }: Pick<ReviewCategory, 'isZero'>,
): ExplanationType | null {
  if (allData === null) return null;
  if (!allData) return 'INCOMPLETE';
  return isZero ? 'ZERO' : null;
}

export type Missing = 'allData' | 'reviewExplanationId' | 'comments';

/** What is missing before the answer can be saved. */
export function missingIn(draft: Draft, category: ReviewCategory, requiresComments: boolean): Missing | null {
  if (draft.allData === null) return 'allData';
  if (promptOf(draft, category) === null) return null;
  if (draft.reviewExplanationId === null) return 'reviewExplanationId';
  return requiresComments && draft.comments.trim() === '' ? 'comments' : null;
}

export function isSameAnswer(draft: Draft, category: ReviewCategory): boolean {
  const stored = draftOf(category);
  return (
    draft.allData === stored.allData &&
    draft.reviewExplanationId === stored.reviewExplanationId &&
    draft.comments.trim() === stored.comments
  );
}

/** The request body. */
export function bodyOf({ allData, reviewExplanationId, comments }: Draft) {
  return { allData: allData ?? false, reviewExplanationId, comments: comments.trim() || null };
}
