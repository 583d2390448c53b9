import { redirect } from '@tanstack/react-router';
import type { SessionUser } from '#api/contract/account/session';
import type { ReviewHeader } from '#api/contract/reviews/reviews';
import { requireLocations } from '@/app/guards';
import type { RouterContext } from '@/app/router-context';
import { reviewQueries } from '@/features/reviews/reviews/queries';

type Context = RouterContext & { user: SessionUser };

/**
 * The review in the address. A missing or unknown id redirects to the first one; without locations, or without a
 * review, to the dashboard.
 */
export async function openReview(context: Context, reviewId: string | null): Promise<ReviewHeader> {
  requireLocations(context.user);
  const { queryClient } = context;
  const isNamed = ({ reviewHeaderId }: ReviewHeader) => String(reviewHeaderId) === reviewId;
  const known = await queryClient.ensureQueryData(reviewQueries.headers());
  const found = known.find(isNamed);
  if (found) return found;
  // It may have been opened since the list was loaded.
  const headers = await queryClient.fetchQuery({ ...reviewQueries.headers(), staleTime: 0 });
  const added = headers.find(isNamed);
  if (added) return added;
  const [first] = headers;
  if (!first) throw redirect({ to: '/', replace: true });
  throw redirect({
    to: '/reviews/$reviewId',
    params: { reviewId: String(first.reviewHeaderId) },
    replace: true,
  });
}
