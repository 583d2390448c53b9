import * as contractPreview from './contract-preview';
import * as countries from './countries';
import * as locationImports from './location-imports';
import * as locationRemoval from './location-removal';
import * as locations from './locations';
import * as supplyTypeFiles from './supply-type-files';
import * as supplyTypes from './supply-types';

/** The contracts of this area. */
export const companyContracts = [
  contractPreview,
  countries,
  locationImports,
  locationRemoval,
  locations,
  supplyTypeFiles,
  supplyTypes,
];
