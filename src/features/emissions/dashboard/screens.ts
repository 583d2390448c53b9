type ScreenId = 'locations' | 'explorer' | 'reports' | 'scenarios' | 'settings' | 'reportingInformation';

/**
 * Screens of other features that the dashboard leads to. Plain strings rather than typed routes: a version
 * may lack some, and what links there asks `useHasScreen` first.
 */
export const screens: Record<ScreenId, string> = {
  locations: '/locations',
  explorer: '/explorer',
  reports: '/reports',
  scenarios: '/scenarios',
  settings: '/settings',
  reportingInformation: '/settings/reporting-information',
};
