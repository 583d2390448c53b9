import { emissionsContracts as contracts } from '#api/contract/emissions/endpoints';
import { bindRoutes, type Route } from '#api/kernel/route';
import * as conformance from './conformance/service';
import { readOverview } from './dashboard/overview';
import * as dashboard from './dashboard/service';
import * as dashboardSettings from './dashboard/settings';
import * as explorer from './explorer/service';
import * as lookups from './lookups/service';
import { listRecalculationFailures } from './recalculation/failures';
import * as pins from './recalculation/pins';
import * as proposals from './recalculation/proposals';
import * as reading from './recalculation/reading';
import * as recalculation from './recalculation/service';
import * as sums from './sums/service';
import * as trail from './trail/service';

/** The calls of this area. */
export const emissionsAreaRoutes: readonly Route[] = [
  ...bindRoutes(contracts.emissions, trail),
  ...bindRoutes(contracts.emissionSums, sums),
  ...bindRoutes(contracts.conformance, conformance),
  ...bindRoutes(contracts.explorer, explorer),
  ...bindRoutes(contracts.lookups, lookups),
  ...bindRoutes(contracts.recalculations, { ...reading, ...proposals, ...pins, listRecalculationFailures }),
  ...bindRoutes(contracts.pendingRecalculation, recalculation),
  ...bindRoutes(contracts.dashboardSettings, dashboardSettings),
  ...bindRoutes(contracts.dashboard, dashboard),
  ...bindRoutes(contracts.overview, { readOverview }),
];
