import type { Endpoint } from './endpoint';
import * as fuelConsumptions from './fuel-consumptions';
import * as locations from './locations';
import * as session from './session';

/** Every descriptor, for the conformance suite and the check that each has a route. */
export const endpoints: readonly Endpoint[] = [fuelConsumptions, locations, session].flatMap((contract) =>
  Object.values(contract).filter(isEndpoint),
);

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}
