import { expect, it } from 'vitest';
import { Decimal } from '#api/domain/units/decimal';
import type { GroupResult } from './group-result';
import { matrixNumbers, rankedIssues } from './top-issues';

const subtopic = (id: number, impact: number | null, financial: number | null, isMaterial: boolean) =>
  ({
    id,
    impactMateriality: impact === null ? null : new Decimal(impact),
    financialMateriality: financial === null ? null : new Decimal(financial),
    isMaterial,
    materialItemCount: isMaterial ? 1 : 0,
  }) as GroupResult;

it('numbers the points of the matrix by rank, then those that are not material, and none with open items', () => {
  const subtopics = [
    subtopic(1, 2, 1, false),
    subtopic(2, 2.5, 0, true),
    subtopic(3, null, null, true),
    subtopic(4, 0, 4, true),
    // Excluded with a reason: its score is high, but it still follows the material ones.
    subtopic(5, 4.5, 0, false),
  ];
  const nameOf = (id: number) => `Topic ${id}`;
  expect([...matrixNumbers(subtopics, nameOf, 'en')]).toEqual([
    [4, 1],
    [2, 2],
    [5, 3],
    [1, 4],
  ]);
  const ranks = rankedIssues(subtopics, nameOf, 'en').map(({ subtopicId, rank }) => [subtopicId, rank]);
  expect(ranks).toEqual([
    [4, 1],
    [2, 2],
  ]);
});
