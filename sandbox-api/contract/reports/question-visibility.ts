/** Answers by the key of their question; of a picture the list is empty. */
export type Answers = ReadonlyMap<number, readonly string[]>;

/** Conditions for showing a question. */
export type DependentQuestion = {
  reportQuestionId: number;
  /** The question that it stands below; null for one of the section itself. */
  parentId: number | null;
  /** It shows only while each of these has that choice. */
  dependencies: readonly { questionId: number; choice: string }[];
  /** Asked only if that question, the edition of the standards, has one of these answers; null: in every edition. */
  askedBy: { questionId: number; choices: readonly string[] } | null;
};

type DependentQuestions = {
  questions: readonly DependentQuestion[];
  byId: ReadonlyMap<number, DependentQuestion>;
};

/**
 * Keys of the questions that show with these answers: those that the edition asks and whose every dependency
 * has its choice and shows itself, below one that shows. So the answer of a hidden question opens nothing,
 * although it is kept (specification 002, section 2; data `about.dependencies`). The form applies the same
 * rule during input as the server.
 */
export function shownQuestions(
  { questions, byId }: DependentQuestions,
  answers: Answers,
): ReadonlySet<number> {
  const known = new Map<number, boolean>();
  const shows = (question: DependentQuestion | undefined): boolean => {
    if (!question) return false;
    const { reportQuestionId, parentId, dependencies, askedBy } = question;
    const decided = known.get(reportQuestionId);
    if (decided !== undefined) return decided;
    // Questions that depend on each other in a circle are not shown.
    known.set(reportQuestionId, false);
    const isShown =
      (askedBy === null || hasOneOf(answers, askedBy)) &&
      (parentId === null || shows(byId.get(parentId))) &&
      dependencies.every(
        ({ questionId, choice }) =>
          (answers.get(questionId)?.includes(choice) ?? false) && shows(byId.get(questionId)),
      );
    known.set(reportQuestionId, isShown);
    return isShown;
  };
  return new Set(questions.filter(shows).map(({ reportQuestionId }) => reportQuestionId));
}

function hasOneOf(
  answers: Answers,
  { questionId, choices }: NonNullable<DependentQuestion['askedBy']>,
): boolean {
  return answers.get(questionId)?.some((value) => choices.includes(value)) ?? false;
}
