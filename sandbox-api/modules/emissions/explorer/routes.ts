import * as contract from '#api/contract/emissions/explorer';
import { route } from '#api/kernel/route';
import { readEmissionCharts } from './service';

export const explorerRoutes = [route(contract.readEmissionCharts, readEmissionCharts)];
