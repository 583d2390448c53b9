import * as contract from '#api/contract/emissions/lookups';
import { route } from '#api/kernel/route';
import {
  listConsumptionYears,
  listLastXDurations,
  listReportDurations,
  readConsumptionDates,
} from './service';

export const lookupRoutes = [
  route(contract.listLastXDurations, listLastXDurations),
  route(contract.listReportDurations, listReportDurations),
  route(contract.readConsumptionDates, readConsumptionDates),
  route(contract.listConsumptionYears, listConsumptionYears),
];
