import { queryOptions } from '@tanstack/react-query';
import { readReviewCoverage } from '#api/contract/reviews/coverage';
import {
  type ExplanationType,
  listReviewCategories,
  listReviewExplanations,
  listReviews,
} from '#api/contract/reviews/reviews';
import { listReviewWarnings } from '#api/contract/reviews/warnings';
import { call } from '@/lib/api/call';

export type CategoryKey = { scopeNumber: number; scopeCategoryNumber: number };

export const reviewQueries = {
  all: ['reviews'] as const,
  /** Newest period first. */
  headers: () =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'headers'],
      meta: { dependsOn: ['reviews', 'activity-data'] },
      queryFn: ({ signal }) => call(listReviews, {}, { signal }),
    }),
  categories: (reviewId: number) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'categories', reviewId],
      meta: { dependsOn: ['reviews', 'activity-data'] },
      queryFn: ({ signal }) => call(listReviewCategories, { params: { reviewId } }, { signal }),
    }),
  /** Changes only with a new version of the product. */
  explanations: ({ scopeNumber, scopeCategoryNumber }: CategoryKey, typeCode: ExplanationType) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'explanations', scopeNumber, scopeCategoryNumber, typeCode],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) =>
        call(listReviewExplanations, { params: { scopeNumber, scopeCategoryNumber, typeCode } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The summary in a closed panel covers the last year. */
  findings: (reviewId: number, category: CategoryKey) => reviewQueries.coverage(reviewId, category, 12),
  coverage: (reviewId: number, { scopeNumber, scopeCategoryNumber }: CategoryKey, months: number) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'coverage', reviewId, scopeNumber, scopeCategoryNumber, months],
      meta: { dependsOn: ['reviews', 'activity-data', 'locations'] },
      queryFn: ({ signal }) =>
        call(
          readReviewCoverage,
          {
            params: { reviewId, scopeNumber, scopeCategoryNumber },
            query: { Months: months },
          },
          { signal },
        ),
    }),
  /** Entries that should be checked again. */
  warnings: (reviewId: number, { scopeNumber, scopeCategoryNumber }: CategoryKey) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'warnings', reviewId, scopeNumber, scopeCategoryNumber],
      meta: { dependsOn: ['reviews', 'activity-data', 'locations'] },
      queryFn: ({ signal }) =>
        call(listReviewWarnings, { params: { reviewId, scopeNumber, scopeCategoryNumber } }, { signal }),
    }),
};
