import * as companyFactors from './company-factors';
import * as factors from './factors';
import * as residualMixes from './residual-mixes';

/** The contracts of this area. */
export const factorsContracts = { companyFactors, factors, residualMixes };
