/** An answer: all data is entered, or it is not; with a reason if one is required. */
export type Answer = {
  allData: boolean;
  reviewExplanationId: number | null;
  comments: string | null;
};

export type ExplanationKind = 'ZERO' | 'INCOMPLETE';

/** A reason that may be given; category 0 is every category of the scope, scope 0 every scope. */
export type Explanation = {
  id: number;
  typeCode: ExplanationKind;
  scope: number;
  categoryNumber: number;
  requiresComments: boolean;
};

export type Question = { scope: number; categoryNumber: number; isZero: boolean };

export type AnswerIssue = {
  path: 'reviewExplanationId' | 'comments';
  code: 'required' | 'explanationOfAnother' | 'explanationNotNeeded';
};

/**
 * The type of reason that an answer requires: for missing data if some is missing, otherwise for no emissions
 * if there are none; null for a yes with emissions.
 */
export function explanationKindOf(
  allData: boolean,
  { isZero }: Pick<Question, 'isZero'>,
): ExplanationKind | null {
  if (!allData) return 'INCOMPLETE';
  return isZero ? 'ZERO' : null;
}

/**
 * What is wrong with an answer (specification 001, section 5). `explanation` is the reason that the answer names,
 * undefined when there is none of that key.
 */
export function answerIssues(
  answer: Answer,
  question: Question,
  explanation: Explanation | undefined,
): AnswerIssue[] {
  const kind = explanationKindOf(answer.allData, question);
  const path = 'reviewExplanationId';
  if (kind === null) {
    return answer.reviewExplanationId === null ? [] : [{ path, code: 'explanationNotNeeded' }];
  }
  if (answer.reviewExplanationId === null) return [{ path, code: 'required' }];
  if (explanation?.typeCode !== kind || !isFor(explanation, question)) {
    return [{ path, code: 'explanationOfAnother' }];
  }
  const lacksComments = explanation.requiresComments && !answer.comments?.trim();
  return lacksComments ? [{ path: 'comments', code: 'required' }] : [];
}

function isFor({ scope, categoryNumber }: Explanation, question: Question): boolean {
  return (
    (scope === 0 || scope === question.scope) &&
    (categoryNumber === 0 || categoryNumber === question.categoryNumber)
  );
}
