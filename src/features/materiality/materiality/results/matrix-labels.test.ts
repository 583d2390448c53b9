import { describe, expect, it } from 'vitest';
import type { TopicResult } from '#api/contract/materiality/results';
import { toBubbles } from './matrix-labels';

const topic = (id: number, impact: number | null, financial: number | null) =>
  ({ dmSubtopicId: id, impactMateriality: impact, financialMateriality: financial }) as TopicResult;

describe('bubbles', () => {
  it('join what is told as the same score, and leave out what is not assessed', () => {
    const bubbles = toBubbles([topic(1, 3, 2), topic(2, 3.02, 2.01), topic(3, 3.2, 2), topic(4, null, null)]);
    expect(bubbles.map(({ topics }) => topics.map(({ dmSubtopicId }) => dmSubtopicId))).toEqual([
      [1, 2],
      [3],
    ]);
  });
});
