import * as contract from '#api/contract/account/history';
import { route } from '#api/kernel/route';
import { listHistoryPeople, readHistory } from './service';

export const historyRoutes = [
  route(contract.readHistory, readHistory),
  route(contract.listHistoryPeople, listHistoryPeople),
];
