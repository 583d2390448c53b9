import * as contract from '#api/contract/units';
import { route } from '#api/kernel/route';
import { listUnitConversions } from './service';

export const unitRoutes = [route(contract.listUnitConversions, listUnitConversions)];
