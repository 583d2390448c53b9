import { runConformance as runConformanceEndpoint } from '#api/contract/conformance';
import * as contract from '#api/contract/emissions';
import { route } from '#api/http/route';
import { runConformance } from './conformance';
import { readEmissionTrail } from './service';

export const emissionRoutes = [
  route(contract.readEmissionTrail, readEmissionTrail),
  route(runConformanceEndpoint, runConformance),
];
