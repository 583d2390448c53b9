import * as contract from '#api/contract/materiality/value-chain';
import { route } from '#api/kernel/route';
import * as service from './service';

export const activityRoutes = [
  route(contract.listMaterialityActivities, service.listMaterialityActivities),
  route(contract.listActivitySuggestions, service.listActivitySuggestions),
  route(contract.createMaterialityActivity, service.createMaterialityActivity),
  route(contract.updateMaterialityActivity, service.updateMaterialityActivity),
  route(contract.deleteMaterialityActivity, service.deleteMaterialityActivity),
];
