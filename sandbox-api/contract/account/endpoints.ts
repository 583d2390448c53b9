import * as accounts from './accounts';
import * as languages from './languages';
import * as registrations from './registrations';
import * as session from './session';
import * as userSettings from './user-settings';

/** The contracts of this area. */
export const accountContracts = [accounts, languages, registrations, session, userSettings];
