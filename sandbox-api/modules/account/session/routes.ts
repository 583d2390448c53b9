import * as contract from '#api/contract/account/session';
import { route } from '#api/kernel/route';
import { login, logout, restoreSession } from './service';

export const sessionRoutes = [
  route(contract.login, login),
  route(contract.restoreSession, restoreSession),
  route(contract.logout, logout),
];
