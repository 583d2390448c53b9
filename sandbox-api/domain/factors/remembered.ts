import type { ReferenceIndex } from './reference-index';

/** More questions than any one company asks; whoever asks more pays for the answers again. */
const mostAnswers = 5000;

/**
 * Answers that follow from the reference data and a few words, worked out once: thousands of entries differ in
 * their amount and nothing else. What an answer depends on besides the reference belongs in the question. Answers
 * are shared, so nobody may change them; they are forgotten when the reference learns of more factors.
 */
export class Remembered<Answer> {
  private readonly byReference = new WeakMap<ReferenceIndex, Known<Answer>>();

  /** What is thrown is not remembered. */
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
