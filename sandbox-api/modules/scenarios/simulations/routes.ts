import * as calculator from '#api/contract/scenarios/scenarios';
import * as contract from '#api/contract/scenarios/simulations';
import { route } from '#api/kernel/route';
import { executeScenario, listScenarioSections } from './calculator';
import { executeSimulation, reworkSimulation } from './saved-result';
import {
  deleteSimulation,
  listSimulations,
  renameSimulation,
  saveSimulation,
  updateSimulation,
} from './service';

export const simulationRoutes = [
  // They are asked of a scenario, and know the saved simulation that is being changed.
  route(calculator.listScenarioSections, listScenarioSections),
  route(calculator.executeScenario, executeScenario),
  route(contract.listSimulations, listSimulations),
  route(contract.saveSimulation, saveSimulation),
  route(contract.updateSimulation, updateSimulation),
  route(contract.renameSimulation, renameSimulation),
  route(contract.deleteSimulation, deleteSimulation),
  route(contract.executeSimulation, executeSimulation),
  route(contract.reworkSimulation, reworkSimulation),
];
