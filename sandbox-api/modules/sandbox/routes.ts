import * as contract from '#api/contract/sandbox/sandbox';
import { bindRoutes, type Route } from '#api/kernel/route';
import * as sandbox from './sandbox/service';
import { setSandboxClock, type TravelClock } from './sandbox/service';

/** The sandbox's own calls, for the host that runs one. The clock is the host's. */
export function createSandboxRoutes(clock: TravelClock): readonly Route[] {
  return bindRoutes(contract, {
    ...sandbox,
    setSandboxClock: (call) => setSandboxClock(call, clock),
  });
}
