import type { Question } from '../model';

export type Questions = {
  /** The same question is asked once, with the number of records that wait for it. */
  ask: (question: Question) => void;
  all: () => Question[];
};

/** In this order they are answered best: a meter settles the location and the item of its records. */
const order: Question['about'][] = ['locationId', 'meters', 'locations', 'item', 'items', 'unit', 'units'];

/** Without those that an earlier step asks already. */
export function openQuestions(asked: Question[]): Questions {
  const questions = new Map<string, Question>();
  const before = new Set(asked.map(keyOf));
  return {
    ask: (question) => {
      const key = keyOf(question);
      if (before.has(key)) return;
      const known = questions.get(key);
      if (known && 'count' in known) known.count += 1;
      else if (!known) questions.set(key, { ...question });
    },
    all: () =>
      [...questions.values()].sort((one, other) => order.indexOf(one.about) - order.indexOf(other.about)),
  };
}

function keyOf(question: Question): string {
  if ('text' in question) return `${question.about} ${question.text.trim().toLowerCase()}`;
  if ('meter' in question) return `${question.about} ${question.meter.trim().toLowerCase()}`;
  return question.about;
}
