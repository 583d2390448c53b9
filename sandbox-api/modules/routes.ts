import type { Route } from '#api/http/route';
import { accountRoutes } from './accounts/routes';
import { contactFormRoutes } from './contact-form/routes';
import { countryRoutes } from './countries/routes';
import { fuelConsumptionRoutes } from './fuel-consumptions/routes';
import { languageRoutes } from './languages/routes';
import { locationRoutes } from './locations/routes';
import { registrationRoutes } from './registrations/routes';
import { sessionRoutes } from './session/routes';
import { userSettingsRoutes } from './user-settings/routes';

/** Every call the API answers. */
export const routes: readonly Route[] = [
  ...contactFormRoutes,
  ...sessionRoutes,
  ...accountRoutes,
  ...registrationRoutes,
  ...userSettingsRoutes,
  ...languageRoutes,
  ...countryRoutes,
  ...locationRoutes,
  ...fuelConsumptionRoutes,
];
