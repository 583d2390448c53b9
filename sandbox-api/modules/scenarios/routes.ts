import type { Route } from '#api/kernel/route';
import { planRoutes } from './plans/routes';
import { scenarioRoutes } from './scenarios/routes';
import { simulationRoutes } from './simulations/routes';

/** The calls of this area. */
export const scenariosAreaRoutes: readonly Route[] = [...scenarioRoutes, ...simulationRoutes, ...planRoutes];
