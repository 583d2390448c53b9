import type {
  Contract,
  EmissionContext,
  FuelActivity,
  RenewableActivity,
  Scope3Activity,
  UtilityActivity,
} from './activity';
import type { EmissionLine } from './emission-line';
import { fuelEmissions } from './lines/fuel/fuel-emissions';
import { renewableEmissions } from './lines/renewable/renewable-emissions';
import { utilityEmissions } from './lines/utility/utility-emissions';
import { scope3Emissions } from './lines/value-chain/value-chain-emissions';

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
