import { reviewsContracts as contracts } from '#api/contract/reviews/endpoints';
import { bindRoutes, type Route } from '#api/kernel/route';
import * as coverage from './coverage/service';
import * as warnings from './coverage/warnings';
import * as gapExplanations from './gap-explanations/service';
import * as reviews from './reviews/service';

/** The calls of this area. */
export const reviewsAreaRoutes: readonly Route[] = [
  ...bindRoutes(contracts.reviews, reviews),
  ...bindRoutes(contracts.coverage, coverage),
  ...bindRoutes(contracts.gapExplanations, gapExplanations),
  ...bindRoutes(contracts.warnings, warnings),
];
