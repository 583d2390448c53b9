import * as contract from '#api/contract/activity-data/fuel-consumptions';
import { route } from '#api/kernel/route';
import {
  createFuelConsumption,
  deleteFuelConsumption,
  listFuelConsumptions,
  listFuelConsumptionsInRange,
  readFuelConsumptionDates,
  summarizeFuelConsumptions,
  updateFuelConsumption,
} from './service';

export const fuelConsumptionRoutes = [
  route(contract.listFuelConsumptions, listFuelConsumptions),
  route(contract.listFuelConsumptionsInRange, listFuelConsumptionsInRange),
  route(contract.readFuelConsumptionDates, readFuelConsumptionDates),
  route(contract.summarizeFuelConsumptions, summarizeFuelConsumptions),
  route(contract.createFuelConsumption, createFuelConsumption),
  route(contract.updateFuelConsumption, updateFuelConsumption),
  route(contract.deleteFuelConsumption, deleteFuelConsumption),
];
