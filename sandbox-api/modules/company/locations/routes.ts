import * as contract from '#api/contract/company/locations';
import { route } from '#api/kernel/route';
import { archiveLocation, createLocation, restoreLocation, updateLocation } from './change-location';
import { listLocations, readLocation } from './service';

export const locationRoutes = [
  route(contract.listLocations, listLocations),
  route(contract.readLocation, readLocation),
  route(contract.createLocation, createLocation),
  route(contract.updateLocation, updateLocation),
  route(contract.archiveLocation, archiveLocation),
  route(contract.restoreLocation, restoreLocation),
];
