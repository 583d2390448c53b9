import { scenariosContracts as contracts } from '#api/contract/scenarios/endpoints';
import { bindRoutes, type Route } from '#api/kernel/route';
import { compareSimulations } from './plans/comparison';
import { readPlan } from './plans/plan-result';
import * as plans from './plans/service';
import * as scenarios from './scenarios/service';
import * as calculator from './simulations/calculator';
import * as savedResult from './simulations/saved-result';
import * as simulations from './simulations/service';

/** The calls of this area. */
export const scenariosAreaRoutes: readonly Route[] = [
  ...bindRoutes(contracts.scenarios, { ...scenarios, ...calculator }),
  ...bindRoutes(contracts.simulations, { ...simulations, ...savedResult }),
  ...bindRoutes(contracts.plans, { ...plans, compareSimulations, readPlan }),
];
