import * as accounts from './accounts';
import * as advice from './advice';
import * as companyFactors from './company-factors';
import * as conformance from './conformance';
import * as contactForm from './contact-form';
import * as countries from './countries';
import * as emissionSums from './emission-sums';
import * as emissions from './emissions';
import type { Endpoint } from './endpoint';
import * as explorer from './explorer';
import * as factors from './factors';
import * as faqs from './faqs';
import * as fuelConsumptions from './fuel-consumptions';
import * as fuels from './fuels';
import * as imports from './imports';
import * as languages from './languages';
import * as locations from './locations';
import * as lookups from './lookups';
import * as pendingRecalculation from './pending-recalculation';
import * as recalculations from './recalculations';
import * as registrations from './registrations';
import * as renewableConsumptions from './renewable-consumptions';
import * as renewables from './renewables';
import * as reviews from './reviews';
import * as scope3 from './scope3';
import * as scope3Consumptions from './scope3-consumptions';
import * as session from './session';
import * as supplyTypes from './supply-types';
import * as units from './units';
import * as userGuides from './user-guides';
import * as userSettings from './user-settings';
import * as utilities from './utilities';
import * as utilityConsumptions from './utility-consumptions';
import * as widgetSettings from './widget-settings';
import * as widgets from './widgets';

/** Every descriptor, for the conformance suite and the check that each has a route. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  advice,
  companyFactors,
  conformance,
  contactForm,
  countries,
  emissions,
  emissionSums,
  explorer,
  factors,
  faqs,
  fuelConsumptions,
  fuels,
  imports,
  languages,
  locations,
  lookups,
  pendingRecalculation,
  recalculations,
  registrations,
  renewableConsumptions,
  renewables,
  reviews,
  scope3,
  scope3Consumptions,
  session,
  supplyTypes,
  units,
  userGuides,
  userSettings,
  utilities,
  utilityConsumptions,
  widgetSettings,
  widgets,
].flatMap((contract) => Object.values(contract).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}
