import { previewLocationSupplyType as previewContract } from '#api/contract/company/contract-preview';
import * as contract from '#api/contract/company/supply-types';
import { route } from '#api/kernel/route';
import { previewLocationSupplyType } from './preview';
import { createLocationSupplyType, listAvailableSupplyTypes, listLocationSupplyTypes } from './service';

export const supplyTypeRoutes = [
  route(contract.listLocationSupplyTypes, listLocationSupplyTypes),
  route(contract.createLocationSupplyType, createLocationSupplyType),
  route(previewContract, previewLocationSupplyType),
  route(contract.listAvailableSupplyTypes, listAvailableSupplyTypes),
];
