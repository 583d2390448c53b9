import * as countries from './countries';
import * as locations from './locations';
import * as supplyTypes from './supply-types';

/** The contracts of this area. */
export const companyContracts = [countries, locations, supplyTypes];
