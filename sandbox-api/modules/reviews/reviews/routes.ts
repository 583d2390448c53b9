import * as contract from '#api/contract/reviews/reviews';
import { route } from '#api/kernel/route';
import { answerReviewCategories, answerReviewCategory } from './answer';
import {
  listReviewCategories,
  listReviewExplanations,
  listReviews,
  readAnyIncompleteReview,
  readReview,
} from './service';

export const reviewRoutes = [
  route(contract.listReviews, listReviews),
  route(contract.readAnyIncompleteReview, readAnyIncompleteReview),
  route(contract.readReview, readReview),
  route(contract.listReviewCategories, listReviewCategories),
  route(contract.listReviewScopeCategories, listReviewCategories),
  // Before the path with a key: the first match answers.
  route(contract.answerReviewCategories, answerReviewCategories),
  route(contract.answerReviewCategory, answerReviewCategory),
  route(contract.listReviewExplanations, listReviewExplanations),
];
