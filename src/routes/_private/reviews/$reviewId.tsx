import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { prepareReview } from '@/features/reviews/reviews/prepare-review';
import { reviewQueries } from '@/features/reviews/reviews/queries';
import { ReviewPage } from '@/features/reviews/reviews/review-page';
import { reviewSearch } from '@/features/reviews/reviews/search';
import { loadScreenTexts } from '@/i18n/setup';
import { openReview } from './-open-review';

export const Route = createFileRoute('/_private/reviews/$reviewId')({
  validateSearch: reviewSearch,
  beforeLoad: async ({ context, params, search }) => {
    const review = await openReview(context, params.reviewId);
    const { reviewHeaderId: reviewId } = review;
    // Not waited for here: the questions stand while the API works.
    void prepareReview(context.queryClient, { reviewId, scope: search.scope });
    return { review };
  },
  loader: () => loadScreenTexts('reviews'),
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
