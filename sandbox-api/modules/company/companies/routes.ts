import * as contract from '#api/contract/company/companies';
import { route } from '#api/kernel/route';
import { listColumnNames } from '#api/modules/company/countries/service';
import { readCompany, updateCompany } from './service';

export const companyRoutes = [
  route(contract.readCompany, readCompany),
  route(contract.updateCompany, updateCompany),
  route(contract.listColumnNames, listColumnNames),
];
