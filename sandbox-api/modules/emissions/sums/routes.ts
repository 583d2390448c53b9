import * as contract from '#api/contract/emissions/emission-sums';
import { route } from '#api/kernel/route';
import { listEmissionSumRows, readEmissionSum } from './service';

export const sumRoutes = [
  route(contract.readEmissionSum, readEmissionSum),
  route(contract.listEmissionSumRows, listEmissionSumRows),
];
