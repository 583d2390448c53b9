import * as companies from './companies';
import * as companyLogo from './company-logo';
import * as countries from './countries';
import * as keyFigures from './key-figures';
import * as locations from './locations';
import * as policies from './policies';
import * as reportingInformations from './reporting-informations';
import * as supplyTypes from './supply-types';

/** The contracts of this area. */
export const companyContracts = [
  companies,
  companyLogo,
  countries,
  keyFigures,
  locations,
  policies,
  reportingInformations,
  supplyTypes,
];
