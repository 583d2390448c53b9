import type { Route } from '#api/kernel/route';
import { scenarioRoutes } from './scenarios/routes';
import { simulationRoutes } from './simulations/routes';

/** The calls of this area. */
export const scenariosAreaRoutes: readonly Route[] = [...scenarioRoutes, ...simulationRoutes];
