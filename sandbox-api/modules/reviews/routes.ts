import type { Route } from '#api/kernel/route';
import { reviewRoutes } from './reviews/routes';

/** The calls of this area. */
export const reviewsAreaRoutes: readonly Route[] = [...reviewRoutes];
