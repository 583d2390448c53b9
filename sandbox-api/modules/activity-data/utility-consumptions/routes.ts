import * as contract from '#api/contract/activity-data/utility-consumptions';
import { route } from '#api/kernel/route';
import {
  createUtilityConsumption,
  deleteUtilityConsumption,
  listUtilityConsumptions,
  listUtilityConsumptionsInRange,
  summarizeUtilityConsumptions,
  updateUtilityConsumption,
} from './service';

export const utilityConsumptionRoutes = [
  route(contract.listUtilityConsumptions, listUtilityConsumptions),
  route(contract.listUtilityConsumptionsInRange, listUtilityConsumptionsInRange),
  route(contract.summarizeUtilityConsumptions, summarizeUtilityConsumptions),
  route(contract.createUtilityConsumption, createUtilityConsumption),
  route(contract.updateUtilityConsumption, updateUtilityConsumption),
  route(contract.deleteUtilityConsumption, deleteUtilityConsumption),
];
