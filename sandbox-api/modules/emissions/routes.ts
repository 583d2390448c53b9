import { emissionsContracts as contracts } from '#api/contract/emissions/endpoints';
import { bindRoutes, type Route } from '#api/kernel/route';
import * as conformance from './conformance/service';
import * as explorer from './explorer/service';
import * as lookups from './lookups/service';
import { listRecalculationFailures } from './recalculation/failures';
import * as pins from './recalculation/pins';
import * as proposals from './recalculation/proposals';
import * as reading from './recalculation/reading';
import * as recalculation from './recalculation/service';
import * as sums from './sums/service';
import * as trail from './trail/service';
import * as widgets from './widgets/service';
import * as widgetSettings from './widgets/settings';

/** The calls of this area. */
export const emissionsAreaRoutes: readonly Route[] = [
  ...bindRoutes(contracts.emissions, trail),
  ...bindRoutes(contracts.emissionSums, sums),
  ...bindRoutes(contracts.conformance, conformance),
  ...bindRoutes(contracts.explorer, explorer),
  ...bindRoutes(contracts.lookups, lookups),
  ...bindRoutes(contracts.recalculations, { ...reading, ...proposals, ...pins, listRecalculationFailures }),
  ...bindRoutes(contracts.pendingRecalculation, recalculation),
  ...bindRoutes(contracts.widgetSettings, widgetSettings),
  ...bindRoutes(contracts.widgets, widgets),
];
