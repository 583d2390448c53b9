import { describe, expect, it } from 'vitest';
import type { SessionUser } from '#api/contract/account/session';
import { moduleKeys } from '#api/contract/endpoint';
import { currentMenuItem, type MenuItemId, menuItems } from './menu-items';

const admin: SessionUser = {
  userId: 1,
  today: '2026-06-15',
  roleName: 'Admin',
  email: 'admin@company.example',
  firstName: 'Ada',
  lastName: 'Nowak',
  languageId: 1,
  languageCode: 'en',
  locale: 'en-GB',
  forcePasswordChange: false,
  companyName: 'Company',
  isTrial: false,
  trialDaysRemaining: null,
  isAdmin: true,
  modules: [...moduleKeys],
  anyLocations: true,
  anyConsumptions: true,
  anyReviewHeaders: true,
  anyIncompleteReviews: false,
  hideTour: true,
  hideAddLocationTooltip: true,
  hideAddDataTooltip: true,
  hideDashboardCompanyTile: false,
  isCompanyComplete: true,
  missingCompanyInfo: false,
  missingCompanyReportingInfo: false,
  userGuides: [],
  settings: { gwpSet: 'AR6', headlineScope2Method: 'market' },
};

const anyScreen = () => true;

function statesOf(user: SessionUser): Partial<Record<MenuItemId, string>> {
  return Object.fromEntries(menuItems(user, anyScreen).map(({ id, state }) => [id, state]));
}

describe('the main menu', () => {
  // spec: shell.menu-order
  it('has its items in the specified order, settings last', () => {
    expect(menuItems(admin, anyScreen).map(({ id }) => id)).toEqual([
      'overview',
      'explorer',
      'locations',
      'valueChain',
      'reports',
      'reviews',
      'scenarios',
      'offsetting',
      'sustainability',
      'factors',
      'knowledgeBase',
      'settings',
    ]);
  });

  // spec: shell.menu-settings, roles.admin, settings.menu
  it('hides settings from everyone but Admins', () => {
    expect(statesOf({ ...admin, isAdmin: false, roleName: 'User' }).settings).toBeUndefined();
  });

  // spec: shell.coming-soon
  it('opens everything but the two coming marketplaces with a full licence', () => {
    const closed = menuItems(admin, anyScreen).filter(({ state }) => state !== 'open');
    expect(closed.map(({ id, state }) => [id, state])).toEqual([
      ['offsetting', 'comingSoon'],
      ['sustainability', 'comingSoon'],
    ]);
  });

  // spec: shell.location-first, scenarios.menus.add-location, knowledge-shell.locations-first
  it('requires a location where figures need one', () => {
    const states = statesOf({ ...admin, anyLocations: false });
    const waiting = Object.entries(states).filter(([, state]) => state === 'addLocationFirst');
    expect(waiting.map(([id]) => id)).toEqual([
      'explorer',
      'locations',
      'valueChain',
      'reports',
      'scenarios',
    ]);
  });

  // spec: shell.unlicensed, roles.modules, reports.product.module, knowledge-product.modules
  it('locks what is not licensed, with or without a location', () => {
    const trial = { ...admin, modules: ['SCOPE2'] as SessionUser['modules'] };
    for (const anyLocations of [true, false]) {
      const states = statesOf({ ...trial, anyLocations });
      expect(states).toMatchObject({
        valueChain: 'locked',
        reports: 'locked',
        scenarios: 'locked',
        knowledgeBase: 'locked',
      });
      expect(states.locations).toBe(anyLocations ? 'open' : 'addLocationFirst');
    }
  });

  // spec: reviews.menus.main-menu
  it('does not mark reviews that the user cannot answer: for readers, and without a screen', () => {
    const waiting = { ...admin, anyIncompleteReviews: true };
    const marksOf = (items: ReturnType<typeof menuItems>) => items.filter(({ hasProblem }) => hasProblem);
    expect(marksOf(menuItems({ ...waiting, roleName: 'View', isAdmin: false }, anyScreen))).toEqual([]);
    expect(marksOf(menuItems(waiting, (path) => path !== '/reviews'))).toEqual([]);
  });

  // spec: shell.reviews, reviews.menus.main-menu
  it('disables reviews without a header and marks them when one is incomplete', () => {
    expect(statesOf({ ...admin, anyReviewHeaders: false }).reviews).toBe('noReviews');
    const marked = menuItems({ ...admin, anyIncompleteReviews: true }, anyScreen).filter(
      ({ hasProblem }) => hasProblem,
    );
    expect(marked.map(({ id }) => id)).toEqual(['reviews']);
  });
});

describe('a screen that this version does not have', () => {
  it('is coming soon, licensed or not', () => {
    const items = menuItems(
      { ...admin, modules: ['SCOPE1'] },
      (path) => path === '/' || path === '/explorer',
    );
    expect(items.filter(({ state }) => state !== 'comingSoon').map(({ id }) => id)).toEqual([
      'overview',
      'explorer',
    ]);
  });
});

describe('the current item', () => {
  it.each([
    ['/', 'overview'],
    ['/locations/12', 'locations'],
    ['/explorer/advice', 'explorer'],
    ['/profile', null],
    ['/reportsandmore', null],
  ])('at %s is %s', (path, id) => {
    expect(currentMenuItem(menuItems(admin, anyScreen), path)).toBe(id);
  });
});
