import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { reviewQueries } from '@/features/reviews/reviews/queries';
import { ReviewPage } from '@/features/reviews/reviews/review-page';
import { reviewSearch } from '@/features/reviews/reviews/search';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/reviews/$reviewId')({
  validateSearch: reviewSearch,
  staticData: {
    lookAhead: async ({ queryClient, params, search }) => {
      const reviewId = Number(params.reviewId);
      if (!(reviewId > 0)) return;
      const { prepareReview } = await import('@/features/reviews/reviews/prepare-review');
      await prepareReview(queryClient, { reviewId, scope: reviewSearch(search).scope });
    },
  },
  beforeLoad: async ({ context, params, search }) => {
    // Loaded separately from the file of all routes, which every screen waits for.
    const [{ openReview }, { prepareReview }] = await Promise.all([
      import('./-open-review'),
      import('@/features/reviews/reviews/prepare-review'),
    ]);
    const review = await openReview(context, params.reviewId);
    // Not awaited: the page is shown while the API works.
    void prepareReview(context.queryClient, { reviewId: review.reviewHeaderId, scope: search.scope });
    return { review };
  },
  loader: () => loadScreenTexts('reviews', 'entries'),
  component: ReviewRoute,
});

function ReviewRoute() {
  const opened = Route.useRouteContext({ select: ({ review }) => review });
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: headers = [] } = useQuery(reviewQueries.headers());
  const { reviewHeaderId } = opened;
  return (
    <ReviewPage
      key={reviewHeaderId}
      // The list is newer than what the guard found, e.g. after an answer.
      review={headers.find((header) => header.reviewHeaderId === reviewHeaderId) ?? opened}
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}
