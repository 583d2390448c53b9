import * as contract from '#api/contract/materiality/information';
import { route } from '#api/kernel/route';
import { readMaterialityMethod, updateMaterialityMethod } from './method';
import * as service from './service';

export const materialityInformationRoutes = [
  route(contract.readMaterialityInformation, service.readMaterialityInformation),
  route(contract.createMaterialityInformation, service.createMaterialityInformation),
  route(contract.updateMaterialityInformation, service.updateMaterialityInformation),
  route(contract.explainClimate, service.explainClimate),
  route(contract.readMaterialityMethod, readMaterialityMethod),
  route(contract.updateMaterialityMethod, updateMaterialityMethod),
];
