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
test('lists the settings in order, and the history for Admins only', () => {
  const all = ['company', 'reporting', 'locations', 'members', 'payments', 'terms', 'export'];
  expect(ids(person())).toEqual([...all, 'history']);
  expect(ids(person({ isAdmin: false }))).toEqual(all);
});

// spec: settings.submenu
test('leaves out a setting without a screen', () => {
  expect(ids(person(), (path) => path !== '/settings/users')).not.toContain('members');
});

// spec: settings.markers
test('marks company details and reporting information while they are missing', () => {
  const marked = (user: SessionUser) =>
    settingsEntries(user, everything)
      .filter(({ isMissing }) => isMissing)
      .map(({ id }) => id);
  expect(marked(person())).toEqual([]);
  expect(marked(person({ missingCompanyInfo: true }))).toEqual(['company']);
  expect(marked(person({ missingCompanyReportingInfo: true }))).toEqual(['reporting']);
});

// spec: settings.payments
test('disables only the payment history in the menu', () => {
  const disabled = settingsEntries(person(), everything).filter(({ isDisabled }) => isDisabled);
  expect(disabled.map(({ id }) => id)).toEqual(['payments']);
});
