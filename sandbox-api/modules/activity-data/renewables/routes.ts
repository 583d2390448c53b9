import * as contract from '#api/contract/activity-data/renewables';
import { route } from '#api/kernel/route';
import { listLocationRenewables } from './service';

export const renewableRoutes = [route(contract.listLocationRenewables, listLocationRenewables)];
