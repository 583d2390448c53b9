import type { ReferenceIndex } from './reference-index';

/** More keys than any one company needs; beyond that, results are calculated again. */
const mostAnswers = 5000;

/**
 * Results that depend on the reference data and a short key, calculated once: thousands of entries differ
 * only in their amount. Everything else that a result depends on must be in the key. Results are shared, so
 * they must not be changed; they are dropped when the reference gets more factors.
 */
export class Remembered<Answer> {
  private readonly byReference = new WeakMap<ReferenceIndex, Known<Answer>>();

  /** Errors are not cached. */
  answer(reference: ReferenceIndex, question: string, work: () => Answer): Answer {
    const answers = this.answersFor(reference);
    const known = answers.get(question);
    if (known) return known.answer;
    const answer = work();
    if (answers.size >= mostAnswers) answers.clear();
    answers.set(question, { answer });
    return answer;
  }

  private answersFor(reference: ReferenceIndex): Known<Answer>['answers'] {
    const known = this.byReference.get(reference);
    if (known?.revision === reference.revision) return known.answers;
    const answers: Known<Answer>['answers'] = new Map();
    this.byReference.set(reference, { revision: reference.revision, answers });
    return answers;
  }
}

type Known<Answer> = { revision: number; answers: Map<string, { answer: Answer }> };
