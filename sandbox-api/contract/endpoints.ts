import * as accounts from './accounts';
import * as contactForm from './contact-form';
import * as countries from './countries';
import type { Endpoint } from './endpoint';
import * as fuelConsumptions from './fuel-consumptions';
import * as languages from './languages';
import * as locations from './locations';
import * as registrations from './registrations';
import * as session from './session';
import * as userSettings from './user-settings';

/** Every descriptor, for the conformance suite and the check that each has a route. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  contactForm,
  countries,
  fuelConsumptions,
  languages,
  locations,
  registrations,
  session,
  userSettings,
].flatMap((contract) => Object.values(contract).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}
