import * as contract from '#api/contract/scenarios/scenarios';
import { route } from '#api/kernel/route';
import { executeScenario, listScenarioSections, listScenarios, readScenario } from './service';

export const scenarioRoutes = [
  route(contract.listScenarios, listScenarios),
  route(contract.readScenario, readScenario),
  route(contract.listScenarioSections, listScenarioSections),
  route(contract.executeScenario, executeScenario),
];
