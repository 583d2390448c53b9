import * as contract from '#api/contract/reports/reports';
import { route } from '#api/kernel/route';
import { listReports, readReport } from './service';

export const reportRoutes = [
  route(contract.listReports, listReports),
  route(contract.readReport, readReport),
];
