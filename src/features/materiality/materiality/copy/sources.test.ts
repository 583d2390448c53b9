import { expect, it } from 'vitest';
import { contentOf, copySchema, earlierSources, settlesList } from './sources';

const source = (reportHeaderId: number, year: number) => ({
  reportHeaderId,
  name: `Statement ${year}`,
  startDate: `${year}-01-01`,
  endDate: `${year}-12-31`,
  copiesTopics: true,
});

it('offers assessments of periods that end no later than its own', () => {
  const sources = [source(3, 2026), source(2, 2025), source(1, 2024)];
  const ids = earlierSources(sources, { endDate: '2025-12-31' }).map(({ reportHeaderId }) => reportHeaderId);
  expect(ids).toEqual([2, 1]);
});

it('names the topics and assessments that are copied and explains why others are not', () => {
  const [same, other] = [contentOf({ copiesTopics: true }), contentOf({ copiesTopics: false })];
  expect(same.copied).toContain('assessments');
  expect(same.left).not.toContain('otherTopics');
  expect(other.copied).not.toContain('topics');
  expect(other.left[0]).toBe('otherTopics');
});

it('takes the edition from copied topics when there is a choice', () => {
  const settled = (endDate: string, copiesTopics = true) => settlesList({ copiesTopics }, { endDate });
  expect(settled('2026-12-31')).toBe(true);
  expect(settled('2026-12-31', false)).toBe(false);
  expect([settled('2025-12-31'), settled('2027-12-31')]).toEqual([false, false]);
});

it('requires confirmation that the guidance was read, as for a new assessment', () => {
  const refused = copySchema.safeParse({ fromReportHeaderId: 1, readConfirmation: false });
  expect(refused.error?.issues.map(({ path }) => path[0])).toEqual(['readConfirmation']);
});
