import * as contract from '#api/contract/activity-data/units';
import { route } from '#api/kernel/route';
import { listUnitConversions } from './service';

export const unitRoutes = [route(contract.listUnitConversions, listUnitConversions)];
