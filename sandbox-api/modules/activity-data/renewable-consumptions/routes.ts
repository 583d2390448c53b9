import * as contract from '#api/contract/activity-data/renewable-consumptions';
import { route } from '#api/kernel/route';
import {
  createRenewableConsumption,
  deleteRenewableConsumption,
  listRenewableConsumptions,
  listRenewableConsumptionsInRange,
  summarizeRenewableConsumptions,
  updateRenewableConsumption,
} from './service';

export const renewableConsumptionRoutes = [
  route(contract.listRenewableConsumptions, listRenewableConsumptions),
  route(contract.listRenewableConsumptionsInRange, listRenewableConsumptionsInRange),
  route(contract.summarizeRenewableConsumptions, summarizeRenewableConsumptions),
  route(contract.createRenewableConsumption, createRenewableConsumption),
  route(contract.updateRenewableConsumption, updateRenewableConsumption),
  route(contract.deleteRenewableConsumption, deleteRenewableConsumption),
];
