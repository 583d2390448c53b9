import { expect, test } from 'vitest';
import { answerIssues } from '#api/domain/reviews/answer';
import { reviewExplanationRows } from '../load/content';
import { demoCompanies } from './demo-companies';

const companies = demoCompanies.flatMap(({ name, reviews = [], accounts }) =>
  reviews.map((review) => ({ name, review, accounts })),
);

test('the demo’s explanations of missing data match its data', () => {
  const given = companies.flatMap(({ review }) => Object.entries(review.missing ?? {}));
  expect(given.length).toBeGreaterThan(3);
  for (const [code, { explanationId, comments = null }] of given) {
    const [scope = 0, categoryNumber = 0] = code.split('.').map(Number);
    const explanation = reviewExplanationRows.find(({ id }) => id === explanationId);
    const answer = { allData: false, reviewExplanationId: explanationId, comments };
    expect(answerIssues(answer, { scope, categoryNumber, isZero: false }, explanation), code).toEqual([]);
  }
});

test('the demo’s reviews are answered by colleagues who are allowed to', () => {
  for (const { review, accounts } of companies) {
    const role = accounts.find(({ id }) => id === review.by)?.role;
    expect(['Admin', 'User']).toContain(role);
  }
});
