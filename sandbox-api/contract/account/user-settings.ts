import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { flagParam } from '#api/contract/fields';

/** Hints that the user has dismissed. */
export const userSettings = z
  .object({
    hideTour: z.boolean(),
    hideAddLocationTooltip: z.boolean(),
    hideAddDataTooltip: z.boolean(),
    hideDashboardCompanyTile: z.boolean(),
  })
  .meta({ id: 'UserSettings' });
export type UserSettings = z.output<typeof userSettings>;

export const readUserSettings = defineEndpoint({
  id: 'readUserSettings',
  tag: 'User settings',
  summary: 'Which hints the user has dismissed',
  method: 'get',
  path: '/api/UserSettings',
  access: { level: 'member' },
  response: userSettings,
});

const flagQuery = z.object({ value: flagParam });

export const updateHideTour = defineEndpoint({
  id: 'updateHideTour',
  tag: 'User settings',
  summary: 'Hide or show the guided tour',
  method: 'put',
  path: '/api/UserSettings/Tour',
  access: { level: 'member' },
  query: flagQuery,
  response: userSettings,
});

export const updateHideAddLocationTooltip = defineEndpoint({
  id: 'updateHideAddLocationTooltip',
  tag: 'User settings',
  summary: 'Hide or show the hint on adding a location',
  method: 'put',
  path: '/api/UserSettings/AddLocations',
  access: { level: 'member' },
  query: flagQuery,
  response: userSettings,
});

export const updateHideAddDataTooltip = defineEndpoint({
  id: 'updateHideAddDataTooltip',
  tag: 'User settings',
  summary: 'Hide or show the hint on adding data',
  method: 'put',
  path: '/api/UserSettings/AddData',
  access: { level: 'member' },
  query: flagQuery,
  response: userSettings,
});

export const updateHideDashboardCompanyTile = defineEndpoint({
  id: 'updateHideDashboardCompanyTile',
  tag: 'User settings',
  summary: 'Hide or show the company tile of the dashboard',
  method: 'put',
  path: '/api/UserSettings/CompanyTile',
  access: { level: 'member' },
  query: flagQuery,
  response: userSettings,
});
