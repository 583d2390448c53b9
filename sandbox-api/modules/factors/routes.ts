import { factorsContracts as contracts } from '#api/contract/factors/endpoints';
import { bindRoutes, type Route } from '#api/kernel/route';
import * as companyFactors from './company-factors/service';
import * as factors from './factors/service';
import * as residualMixes from './residual-mixes/service';

/** The calls of this area. */
export const factorsAreaRoutes: readonly Route[] = [
  ...bindRoutes(contracts.companyFactors, companyFactors),
  ...bindRoutes(contracts.factors, factors),
  ...bindRoutes(contracts.residualMixes, residualMixes),
];
