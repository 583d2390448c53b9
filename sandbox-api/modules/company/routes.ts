import type { Route } from '#api/kernel/route';
import { countryRoutes } from './countries/routes';
import { locationRoutes } from './locations/routes';
import { supplyTypeFileRoutes } from './supply-type-files/routes';
import { supplyTypeRoutes } from './supply-types/routes';

/** The calls of this area. */
export const companyAreaRoutes: readonly Route[] = [
  ...countryRoutes,
  ...locationRoutes,
  ...supplyTypeRoutes,
  ...supplyTypeFileRoutes,
];
