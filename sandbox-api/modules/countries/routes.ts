import * as contract from '#api/contract/countries';
import { route } from '#api/kernel/route';
import { listCountries } from './service';

export const countryRoutes = [route(contract.listCountries, listCountries)];
