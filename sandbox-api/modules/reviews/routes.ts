import type { Route } from '#api/kernel/route';
import { coverageRoutes } from './coverage/routes';
import { reviewRoutes } from './reviews/routes';

/** The calls of this area. */
export const reviewsAreaRoutes: readonly Route[] = [...reviewRoutes, ...coverageRoutes];
