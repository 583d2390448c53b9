import * as contract from '#api/contract/scenarios/simulations';
import { route } from '#api/kernel/route';
import { executeSimulation, reworkSimulation } from './saved-result';
import {
  deleteSimulation,
  listSimulations,
  renameSimulation,
  saveSimulation,
  updateSimulation,
} from './service';

export const simulationRoutes = [
  route(contract.listSimulations, listSimulations),
  route(contract.saveSimulation, saveSimulation),
  route(contract.updateSimulation, updateSimulation),
  route(contract.renameSimulation, renameSimulation),
  route(contract.deleteSimulation, deleteSimulation),
  route(contract.executeSimulation, executeSimulation),
  route(contract.reworkSimulation, reworkSimulation),
];
