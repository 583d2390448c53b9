import * as contract from '#api/contract/company/supply-types';
import { route } from '#api/kernel/route';
import { createLocationSupplyType, listAvailableSupplyTypes, listLocationSupplyTypes } from './service';

export const supplyTypeRoutes = [
  route(contract.listLocationSupplyTypes, listLocationSupplyTypes),
  route(contract.createLocationSupplyType, createLocationSupplyType),
  route(contract.listAvailableSupplyTypes, listAvailableSupplyTypes),
];
