import { readReportValidations as validations } from '#api/contract/reports/headers';
import { route } from '#api/kernel/route';
import { readReportValidations } from './service';

export const validationRoutes = [route(validations, readReportValidations)];
