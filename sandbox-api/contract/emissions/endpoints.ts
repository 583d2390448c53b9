import * as conformance from './conformance';
import * as emissionSums from './emission-sums';
import * as emissions from './emissions';
import * as explorer from './explorer';
import * as lookups from './lookups';
import * as pendingRecalculation from './pending-recalculation';
import * as recalculations from './recalculations';
import * as widgetSettings from './widget-settings';
import * as widgets from './widgets';

/** The contracts of this area. */
export const emissionsContracts = {
  conformance,
  emissionSums,
  emissions,
  explorer,
  lookups,
  pendingRecalculation,
  recalculations,
  widgetSettings,
  widgets,
};
