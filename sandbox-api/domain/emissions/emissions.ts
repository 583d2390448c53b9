import type {
  Contract,
  EmissionContext,
  FuelActivity,
  RenewableActivity,
  Scope3Activity,
  UtilityActivity,
} from './activity';
import type { EmissionLine } from './emission-line';
import { fuelEmissions } from './fuel-emissions';
import { renewableEmissions } from './renewable-emissions';
import { scope3Emissions } from './scope3-emissions';
import { utilityEmissions } from './utility-emissions';

export type Activity = FuelActivity | UtilityActivity | RenewableActivity | Scope3Activity;

/**
 * Every emission line of one row of activity data. Pure: the same row, settings, contracts and reference data
 * always give the same lines. Throws `EmissionProblem` naming the field, the reason and what is missing.
 */
export function emissionsOf(
  context: EmissionContext,
  activity: Activity,
  contracts: readonly Contract[],
): EmissionLine[] {
  switch (activity.kind) {
    case 'fuel':
      return fuelEmissions(context, activity);
    case 'utility':
      return utilityEmissions(context, activity, contracts);
    case 'renewable':
      return renewableEmissions(context, activity);
    case 'scope3':
      return scope3Emissions(context, activity);
  }
}
