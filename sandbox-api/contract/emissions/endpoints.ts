import * as conformance from './conformance';
import * as dashboard from './dashboard';
import * as dashboardSettings from './dashboard-settings';
import * as emissionSums from './emission-sums';
import * as emissions from './emissions';
import * as explorer from './explorer';
import * as lookups from './lookups';
import * as overview from './overview';
import * as pendingRecalculation from './pending-recalculation';
import * as recalculations from './recalculations';

/** The contracts of this area. */
export const emissionsContracts = {
  conformance,
  emissionSums,
  emissions,
  explorer,
  lookups,
  pendingRecalculation,
  recalculations,
  dashboardSettings,
  dashboard,
  overview,
};
