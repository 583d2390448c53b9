import * as contract from '#api/contract/company/reporting-informations';
import { route } from '#api/kernel/route';
import {
  createReportingInformation,
  listReportingBases,
  previewReportingPeriod,
  readReportingInformation,
  updateReportingInformation,
} from './service';

export const reportingInformationRoutes = [
  route(contract.listReportingBases, listReportingBases),
  route(contract.readReportingInformation, readReportingInformation),
  route(contract.createReportingInformation, createReportingInformation),
  route(contract.updateReportingInformation, updateReportingInformation),
  route(contract.previewReportingPeriod, previewReportingPeriod),
];
