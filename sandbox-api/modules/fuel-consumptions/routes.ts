import * as contract from '#api/contract/fuel-consumptions';
import { route } from '#api/http/route';
import {
  createFuelConsumption,
  deleteFuelConsumption,
  listFuelConsumptions,
  updateFuelConsumption,
} from './service';

export const fuelConsumptionRoutes = [
  route(contract.listFuelConsumptions, listFuelConsumptions),
  route(contract.createFuelConsumption, createFuelConsumption),
  route(contract.updateFuelConsumption, updateFuelConsumption),
  route(contract.deleteFuelConsumption, deleteFuelConsumption),
];
