import type { ExplanationType, ReviewCategory } from '#api/contract/reviews/reviews';

/** An answer as it is being given. */
export type Draft = {
  allData: boolean | null;
  reviewExplanationId: number | null;
  comments: string;
  /** The question as the person saw it when the answer was begun. */
  seenUpdatedOn: string;
};

export function draftOf(category: ReviewCategory): Draft {
  const { allData, reviewExplanationId, comments, updatedOn } = category;
  return { allData, reviewExplanationId, comments: comments ?? '', seenUpdatedOn: updatedOn };
}

/** Changing the answer clears the reason and the comment: they were about the other one. */
export function withAnswer(draft: Draft, allData: boolean): Draft {
  return draft.allData === allData ? draft : { ...draft, allData, reviewExplanationId: null, comments: '' };
}

/** What has to be explained about an answer; null for none yet, and for a yes about emissions that are there. */
export function promptOf(
  { allData }: Pick<Draft, 'allData'>,
  { isZero }: Pick<ReviewCategory, 'isZero'>,
): ExplanationType | null {
  if (allData === null) return null;
  if (!allData) return 'INCOMPLETE';
  return isZero ? 'ZERO' : null;
}

export type Missing = 'allData' | 'reviewExplanationId' | 'comments';

/** What is still to be filled before the answer can be saved. */
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

/** What is sent. */
export function bodyOf({ allData, reviewExplanationId, comments }: Draft) {
  return { allData: allData ?? false, reviewExplanationId, comments: comments.trim() || null };
}
