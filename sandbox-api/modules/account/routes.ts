import type { Route } from '#api/kernel/route';
import { accountRoutes } from './accounts/routes';
import { deviceRoutes } from './devices/routes';
import { historyRoutes } from './history/routes';
import { languageRoutes } from './languages/routes';
import { memberRoutes } from './members/routes';
import { registrationRoutes } from './registrations/routes';
import { sessionRoutes } from './session/routes';
import { userSettingsRoutes } from './user-settings/routes';

/** The calls of this area. */
export const accountAreaRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...accountRoutes,
  ...deviceRoutes,
  // After the calls about oneself, whose paths look like the one of a member.
  ...memberRoutes,
  ...registrationRoutes,
  ...userSettingsRoutes,
  ...languageRoutes,
  ...historyRoutes,
];
