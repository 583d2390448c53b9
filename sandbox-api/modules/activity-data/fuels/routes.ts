import * as contract from '#api/contract/activity-data/fuels';
import { route } from '#api/kernel/route';
import { listFuelCategories, listLocationFuels, listUsedFuels, readFuelCategory } from './service';

export const fuelRoutes = [
  route(contract.listFuelCategories, listFuelCategories),
  route(contract.readFuelCategory, readFuelCategory),
  route(contract.listUsedFuels, listUsedFuels),
  route(contract.listLocationFuels, listLocationFuels),
];
