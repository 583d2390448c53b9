import type { Route } from '#api/kernel/route';
import { accountRoutes } from './accounts/routes';
import { languageRoutes } from './languages/routes';
import { registrationRoutes } from './registrations/routes';
import { sessionRoutes } from './session/routes';
import { userSettingsRoutes } from './user-settings/routes';

/** The calls of this area. */
export const accountAreaRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...accountRoutes,
  ...registrationRoutes,
  ...userSettingsRoutes,
  ...languageRoutes,
];
