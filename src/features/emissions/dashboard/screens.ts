type ScreenId = 'locations' | 'explorer' | 'reports' | 'scenarios' | 'settings' | 'reportingInformation';

/**
 * Screens of other features that the dashboard links to. They are strings and not typed routes, because a version may
 * lack some. Check `useHasScreen` before linking.
 */
export const screens: Record<ScreenId, string> = {
  locations: '/locations',
  explorer: '/explorer',
  reports: '/reports',
  scenarios: '/scenarios',
  settings: '/settings',
  reportingInformation: '/settings/reporting-information',
};
