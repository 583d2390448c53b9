import * as contract from '#api/contract/materiality/stakeholders';
import { route } from '#api/kernel/route';
import * as service from './service';

export const stakeholderRoutes = [
  route(contract.listMaterialityStakeholders, service.listMaterialityStakeholders),
  route(contract.listStakeholderSuggestions, service.listStakeholderSuggestions),
  route(contract.listStakeholderSummaries, service.listStakeholderSummaries),
  route(contract.createMaterialityStakeholder, service.createMaterialityStakeholder),
  route(contract.updateMaterialityStakeholder, service.updateMaterialityStakeholder),
  route(contract.deleteMaterialityStakeholder, service.deleteMaterialityStakeholder),
];
