import * as contract from '#api/contract/company/company-logo';
import { route } from '#api/kernel/route';
import { deleteLogo, readLogo, readLogoInfo, replaceLogo } from './service';

export const companyLogoRoutes = [
  route(contract.readLogoInfo, readLogoInfo),
  route(contract.readLogo, readLogo),
  route(contract.replaceLogo, replaceLogo),
  route(contract.deleteLogo, deleteLogo),
];
