import type { SessionUser } from '#api/contract/account/session';

export type SettingsEntry = {
  id: 'company' | 'reporting' | 'locations' | 'members' | 'payments' | 'terms' | 'export' | 'history';
  path: string;
  /** Marks an entry that must be filled in. */
  isMissing?: boolean;
  /** Shown, but cannot be opened from the menu. */
  isDisabled?: boolean;
};

/**
 * The settings entries in the order of specification 001, section 2, plus two of ours: the export and the history.
 * An entry without a screen in this version is left out, so no entry leads nowhere.
 */
export function settingsEntries(user: SessionUser, hasScreen: (path: string) => boolean): SettingsEntry[] {
  const entries: (SettingsEntry | false)[] = [
    { id: 'company', path: '/settings', isMissing: user.missingCompanyInfo },
    {
      id: 'reporting',
      path: '/settings/reporting-information',
      isMissing: user.missingCompanyReportingInfo,
    },
    { id: 'locations', path: '/settings/locations' },
    { id: 'members', path: '/settings/users' },
    { id: 'payments', path: '/settings/payment-history', isDisabled: true },
    { id: 'terms', path: '/settings/terms' },
    { id: 'export', path: '/settings/data-export' },
    user.isAdmin && { id: 'history', path: '/settings/history' },
  ];
  return entries.filter((entry) => entry !== false).filter(({ path }) => hasScreen(path));
}
