import { describe, expect, it } from 'vitest';
import type { MaterialityResults } from '#api/contract/materiality/results';
import { pointsOf, toPlotted } from './plotted';

const topic = (id: number, category: number, number: number | null, scores: [number, number] | null) => ({
  dmSubtopicId: id,
  dmTopicCategoryId: category,
  subtopicName: `Topic ${id}`,
  matrixNumber: number,
  impactMateriality: scores?.[0] ?? null,
  financialMateriality: scores?.[1] ?? null,
});
const results = {
  categories: [{ dmTopicCategoryId: 5 }, { dmTopicCategoryId: 6 }],
  topics: [topic(1, 5, 2, [3, 0]), topic(2, 6, 1, [4, 4]), topic(3, 5, null, null)],
} as unknown as MaterialityResults;

describe('the topics of the matrix', () => {
  it('are those with both scores, by number; topics with open items are counted separately', () => {
    const { topics, openCount } = toPlotted(results, undefined);
    expect(pointsOf(topics, results)).toEqual([
      { id: 2, number: 1, name: 'Topic 2', group: 1, x: 4, y: 4 },
      { id: 1, number: 2, name: 'Topic 1', group: 0, x: 0, y: 3 },
    ]);
    expect(openCount).toBe(1);
  });

  it('keep their numbers when filtered by category', () => {
    const { topics, openCount } = toPlotted(results, 5);
    expect(topics.map(({ matrixNumber }) => matrixNumber)).toEqual([2]);
    expect(openCount).toBe(1);
    expect(toPlotted(results, 9).topics).toHaveLength(2);
  });
});
