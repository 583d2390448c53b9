import * as contract from '#api/contract/emissions/conformance';
import { route } from '#api/kernel/route';
import { runConformance } from './service';

export const conformanceRoutes = [route(contract.runConformance, runConformance)];
