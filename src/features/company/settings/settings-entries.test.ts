import { expect, test } from 'vitest';
import type { SessionUser } from '#api/contract/account/session';
import { settingsEntries } from './settings-entries';

const person = (changes: Partial<SessionUser> = {}) =>
  ({
    isAdmin: true,
    missingCompanyInfo: false,
    missingCompanyReportingInfo: false,
    ...changes,
  }) as SessionUser;
const everything = () => true;
const ids = (user: SessionUser, hasScreen = everything as (path: string) => boolean) =>
  settingsEntries(user, hasScreen).map(({ id }) => id);

// spec: settings.submenu
test('the settings are listed in their order, the history for Admins only', () => {
  const all = ['company', 'reporting', 'locations', 'members', 'payments', 'terms', 'export'];
  expect(ids(person())).toEqual([...all, 'history']);
  expect(ids(person({ isAdmin: false }))).toEqual(all);
});

// spec: settings.submenu
test('a setting whose screen is not there is left out', () => {
  expect(ids(person(), (path) => path !== '/settings/users')).not.toContain('members');
});

// spec: settings.markers
test('company details and reporting information are marked while they are missing', () => {
  const marked = (user: SessionUser) =>
    settingsEntries(user, everything)
      .filter(({ isMissing }) => isMissing)
      .map(({ id }) => id);
  expect(marked(person())).toEqual([]);
  expect(marked(person({ missingCompanyInfo: true }))).toEqual(['company']);
  expect(marked(person({ missingCompanyReportingInfo: true }))).toEqual(['reporting']);
});

// spec: settings.payments
test('only the payment history cannot be opened from the menu', () => {
  const disabled = settingsEntries(person(), everything).filter(({ isDisabled }) => isDisabled);
  expect(disabled.map(({ id }) => id)).toEqual(['payments']);
});
