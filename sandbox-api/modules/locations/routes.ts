import * as contract from '#api/contract/locations';
import { route } from '#api/http/route';
import { listLocations, readLocation } from './service';

export const locationRoutes = [
  route(contract.listLocations, listLocations),
  route(contract.readLocation, readLocation),
];
