import { readPeriodData as periodData } from '#api/contract/reports/headers';
import { readReportDates as reportDates } from '#api/contract/reports/reports';
import { route } from '#api/kernel/route';
import { readPeriodData, readReportDates } from './service';

export const periodRoutes = [route(reportDates, readReportDates), route(periodData, readPeriodData)];
