import * as contract from '#api/contract/factors/factors';
import { route } from '#api/kernel/route';
import { listFactors, readFactor, readFactorFilters, readFactorRadar } from './service';

export const factorRoutes = [
  route(contract.listFactors, listFactors),
  // Before the path with a key: the first match answers.
  route(contract.readFactorFilters, readFactorFilters),
  route(contract.readFactorRadar, readFactorRadar),
  route(contract.readFactor, readFactor),
];
