import * as contract from '#api/contract/reports/facilities';
import { route } from '#api/kernel/route';
import { listFacilities, listReportLocations, replaceReportFacilities } from './service';

export const facilityRoutes = [
  route(contract.listFacilities, listFacilities),
  route(contract.listReportLocations, listReportLocations),
  route(contract.replaceReportFacilities, replaceReportFacilities),
];
