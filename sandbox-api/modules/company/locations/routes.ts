import { readLocationRemoval as locationRemoval } from '#api/contract/company/location-removal';
import * as contract from '#api/contract/company/locations';
import { route } from '#api/kernel/route';
import { archiveLocation, createLocation, restoreLocation, updateLocation } from './change-location';
import { readLocationRemoval } from './removal';
import { listLocations, readLocation } from './service';

export const locationRoutes = [
  route(contract.listLocations, listLocations),
  route(contract.readLocation, readLocation),
  route(contract.createLocation, createLocation),
  route(contract.updateLocation, updateLocation),
  route(contract.archiveLocation, archiveLocation),
  route(contract.restoreLocation, restoreLocation),
  route(locationRemoval, readLocationRemoval),
];
