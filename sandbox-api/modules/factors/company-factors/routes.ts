import * as contract from '#api/contract/factors/company-factors';
import { route } from '#api/kernel/route';
import {
  createCompanyFactor,
  deleteCompanyFactor,
  listCompanyFactors,
  readCompanyFactor,
  updateCompanyFactor,
} from './service';
import { listCompanyFactorTargets } from './targets';

export const companyFactorRoutes = [
  route(contract.listCompanyFactors, listCompanyFactors),
  // Before the path with a key: the first match answers.
  route(contract.listCompanyFactorTargets, listCompanyFactorTargets),
  route(contract.readCompanyFactor, readCompanyFactor),
  route(contract.createCompanyFactor, createCompanyFactor),
  route(contract.updateCompanyFactor, updateCompanyFactor),
  route(contract.deleteCompanyFactor, deleteCompanyFactor),
];
