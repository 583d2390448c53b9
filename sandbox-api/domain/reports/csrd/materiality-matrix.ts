import type { DocumentMatrix } from '#api/contract/documents/document';
import type { MaterialityFacts } from './materiality-facts';
import type { materialityWords } from './materiality-words';

/** Scores run from 0 to here. */
const highest = 5;

/** The matrix with the numbers of the screen; null where no topic has both scores. */
export function matrixOf(
  { topics, categories, method }: MaterialityFacts,
  words: (typeof materialityWords)['en'],
): DocumentMatrix | null {
  const points = topics
    .flatMap(({ number, subtopic: name, category: group, financialMateriality: x, impactMateriality: y }) =>
      number === null || x === null || y === null ? [] : [{ number, name, group, x, y }],
    )
    .toSorted((a, b) => a.number - b.number);
  if (points.length === 0) return null;
  return {
    type: 'matrix',
    title: words.matrix,
    highest,
    x: { label: words.financialScore, threshold: method.financialThreshold },
    y: { label: words.impact, threshold: method.impactThreshold },
    fields: words.fields,
    groups: categories.map(({ name: label, colour }) => ({ label, colour })),
    points,
    note: words.matrixNote,
  };
}
