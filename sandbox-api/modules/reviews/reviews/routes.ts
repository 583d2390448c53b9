import * as contract from '#api/contract/reviews/reviews';
import { route } from '#api/kernel/route';
import { listReviews, readAnyIncompleteReview } from './service';

export const reviewRoutes = [
  route(contract.listReviews, listReviews),
  route(contract.readAnyIncompleteReview, readAnyIncompleteReview),
];
