import * as accounts from './accounts';
import * as devices from './devices';
import * as history from './history';
import * as languages from './languages';
import * as members from './members';
import * as registrations from './registrations';
import * as session from './session';
import * as userSettings from './user-settings';

/** The contracts of this area. */
export const accountContracts = {
  accounts,
  devices,
  history,
  languages,
  members,
  registrations,
  session,
  userSettings,
};
