import { accountContracts as contracts } from '#api/contract/account/endpoints';
import { bindRoutes, type Route } from '#api/kernel/route';
import * as accounts from './accounts/service';
import * as devices from './devices/service';
import * as history from './history/service';
import * as languages from './languages/service';
import * as members from './members/service';
import * as registrations from './registrations/service';
import * as session from './session/service';
import * as userSettings from './user-settings/service';

/** The calls of this area. */
export const accountAreaRoutes: readonly Route[] = [
  ...bindRoutes(contracts.session, session),
  ...bindRoutes(contracts.accounts, accounts),
  ...bindRoutes(contracts.devices, devices),
  ...bindRoutes(contracts.members, members),
  ...bindRoutes(contracts.registrations, registrations),
  ...bindRoutes(contracts.userSettings, userSettings),
  ...bindRoutes(contracts.languages, languages),
  ...bindRoutes(contracts.history, history),
];
