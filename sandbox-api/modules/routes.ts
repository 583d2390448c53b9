import type { Route } from '#api/http/route';
import { fuelConsumptionRoutes } from './fuel-consumptions/routes';
import { locationRoutes } from './locations/routes';
import { sessionRoutes } from './session/routes';

/** Every call the API answers. */
export const routes: readonly Route[] = [...sessionRoutes, ...locationRoutes, ...fuelConsumptionRoutes];
