import * as contract from '#api/contract/activity-data/scope3-consumptions';
import { route } from '#api/kernel/route';
import {
  createScope3Consumption,
  deleteScope3Consumption,
  listScope3Consumptions,
  listScope3FormConsumptions,
  updateScope3Consumption,
} from './service';

export const scope3ConsumptionRoutes = [
  route(contract.listScope3Consumptions, listScope3Consumptions),
  route(contract.listScope3FormConsumptions, listScope3FormConsumptions),
  route(contract.createScope3Consumption, createScope3Consumption),
  route(contract.updateScope3Consumption, updateScope3Consumption),
  route(contract.deleteScope3Consumption, deleteScope3Consumption),
];
