import type { Route } from '#api/kernel/route';
import { fuelConsumptionRoutes } from './fuel-consumptions/routes';
import { fuelRoutes } from './fuels/routes';
import { importRoutes } from './imports/routes';
import { renewableConsumptionRoutes } from './renewable-consumptions/routes';
import { renewableRoutes } from './renewables/routes';
import { scope3Routes } from './scope3/routes';
import { scope3ConsumptionRoutes } from './scope3-consumptions/routes';
import { unitRoutes } from './units/routes';
import { utilityRoutes } from './utilities/routes';
import { utilityConsumptionRoutes } from './utility-consumptions/routes';

/** The calls of this area. */
export const activityDataAreaRoutes: readonly Route[] = [
  ...fuelConsumptionRoutes,
  ...fuelRoutes,
  ...importRoutes,
  ...renewableConsumptionRoutes,
  ...renewableRoutes,
  ...scope3Routes,
  ...scope3ConsumptionRoutes,
  ...unitRoutes,
  ...utilityRoutes,
  ...utilityConsumptionRoutes,
];
