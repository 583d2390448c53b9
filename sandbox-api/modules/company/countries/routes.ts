import * as contract from '#api/contract/company/countries';
import { route } from '#api/kernel/route';
import { listCountries, listGridSubregions } from './service';

export const countryRoutes = [
  route(contract.listCountries, listCountries),
  route(contract.listGridSubregions, listGridSubregions),
];
