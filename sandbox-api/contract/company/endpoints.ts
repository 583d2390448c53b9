import * as companies from './companies';
import * as companyLogo from './company-logo';
import * as contractPreview from './contract-preview';
import * as countries from './countries';
import * as keyFigures from './key-figures';
import * as locationImports from './location-imports';
import * as locationRemoval from './location-removal';
import * as locations from './locations';
import * as reportingInformations from './reporting-informations';
import * as supplyTypeFiles from './supply-type-files';
import * as supplyTypes from './supply-types';
import * as terms from './terms';

/** The contracts of this area. */
export const companyContracts = {
  contractPreview,
  countries,
  locationImports,
  locationRemoval,
  locations,
  supplyTypeFiles,
  companies,
  companyLogo,
  keyFigures,
  terms,
  reportingInformations,
  supplyTypes,
};
