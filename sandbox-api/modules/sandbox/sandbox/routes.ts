import * as contract from '#api/contract/sandbox/sandbox';
import { type Route, route } from '#api/kernel/route';
import { enterAccount, listAccounts, listOutbox, readClock, setClock, type TravelClock } from './service';

/** The sandbox's own calls, for the host that runs one. The clock is the host's. */
export function createSandboxRoutes(clock: TravelClock): readonly Route[] {
  return [
    route(contract.listSandboxAccounts, listAccounts),
    route(contract.enterSandboxAccount, enterAccount),
    route(contract.listSandboxOutbox, listOutbox),
    route(contract.readSandboxClock, readClock),
    route(contract.setSandboxClock, (call) => setClock(call, clock)),
  ];
}
