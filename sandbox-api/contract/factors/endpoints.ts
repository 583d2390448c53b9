import * as companyFactors from './company-factors';
import * as factors from './factors';

/** The contracts of this area. */
export const factorsContracts = { companyFactors, factors };
