import * as contract from '#api/contract/scenarios/scenarios';
import { route } from '#api/kernel/route';
import { listScenarios, readScenario } from './service';

export const scenarioRoutes = [
  route(contract.listScenarios, listScenarios),
  route(contract.readScenario, readScenario),
];
