import * as contract from '#api/contract/activity-data/utilities';
import { route } from '#api/kernel/route';
import { listLocationUtilities } from './service';

export const utilityRoutes = [route(contract.listLocationUtilities, listLocationUtilities)];
