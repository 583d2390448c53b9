import type { SessionUser } from '#api/contract/account/session';

export type SettingsEntry = {
  id: 'company' | 'reporting' | 'locations' | 'members' | 'payments' | 'terms' | 'export' | 'history';
  path: string;
  /** Something has to be filled in here. */
  isMissing?: boolean;
  /** Shown, but not to be opened from here. */
  isDisabled?: boolean;
};

/**
 * The entries of the settings in the order of specification 001, section 2, and two of ours: the export and the history. One whose screen
 * this version does not have is left out: no entry leads nowhere.
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
