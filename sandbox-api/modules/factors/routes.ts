import type { Route } from '#api/kernel/route';
import { companyFactorRoutes } from './company-factors/routes';
import { factorRoutes } from './factors/routes';

/** The calls of this area. */
export const factorsAreaRoutes: readonly Route[] = [
  // Before the catalogue, whose path with a key would take theirs.
  ...companyFactorRoutes,
  ...factorRoutes,
];
