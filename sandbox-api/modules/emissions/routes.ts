import { runConformance as runConformanceEndpoint } from '#api/contract/conformance';
import * as sumContract from '#api/contract/emission-sums';
import * as contract from '#api/contract/emissions';
import { route } from '#api/kernel/route';
import { runConformance } from './conformance';
import { readEmissionTrail } from './service';
import { listEmissionSumRows, readEmissionSum } from './sums';

export const emissionRoutes = [
  route(contract.readEmissionTrail, readEmissionTrail),
  route(sumContract.readEmissionSum, readEmissionSum),
  route(sumContract.listEmissionSumRows, listEmissionSumRows),
  route(runConformanceEndpoint, runConformance),
];
