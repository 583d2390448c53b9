import type { SessionUser } from '#api/contract/account/session';
import type { ModuleKey } from '#api/contract/endpoint';

export type MenuItemId =
  | 'overview'
  | 'explorer'
  | 'locations'
  | 'valueChain'
  | 'reports'
  | 'reviews'
  | 'scenarios'
  | 'offsetting'
  | 'sustainability'
  | 'factors'
  | 'knowledgeBase'
  | 'settings';

/** What the menu may show about an item; the shell adds text and icon. */
export type MenuItem = {
  id: MenuItemId;
  path: string;
  /** `locked`: not licensed, opens the upgrade prompt. The others are disabled and say why. */
  state: 'open' | 'locked' | 'comingSoon' | 'addLocationFirst' | 'noReviews';
  hasProblem: boolean;
};

type Rule = {
  id: MenuItemId;
  path: string;
  /** At least one of these must be licensed. */
  oneOf?: readonly ModuleKey[];
  needsLocation?: boolean;
  isComing?: boolean;
};

const rules: readonly Rule[] = [
  { id: 'overview', path: '/' },
  { id: 'explorer', path: '/explorer', needsLocation: true },
  { id: 'locations', path: '/locations', oneOf: ['SCOPE1', 'SCOPE2'], needsLocation: true },
  { id: 'valueChain', path: '/value-chain', oneOf: ['SCOPE3'], needsLocation: true },
  { id: 'reports', path: '/reports', oneOf: ['REPORTS'], needsLocation: true },
  { id: 'reviews', path: '/reviews' },
  { id: 'scenarios', path: '/scenarios', oneOf: ['SCENARIOS'], needsLocation: true },
  { id: 'offsetting', path: '', isComing: true },
  { id: 'sustainability', path: '', isComing: true },
  { id: 'factors', path: '/factors' },
  { id: 'knowledgeBase', path: '/knowledge-base', oneOf: ['KNOWLEDGE'] },
  { id: 'settings', path: '/settings' },
];

/**
 * The main menu of this user, in the order and by the rules of specification 000, section 2 (Shell). The factor
 * catalogue is an item of ours, open to everyone. An item without a screen in this version is coming soon, so no
 * entry leads nowhere.
 */
export function menuItems(user: SessionUser, hasScreen: (path: string) => boolean): MenuItem[] {
  return rules
    .filter((rule) => rule.id !== 'settings' || user.isAdmin)
    .map((rule) => ({
      id: rule.id,
      path: rule.path,
      state: rule.isComing || !hasScreen(rule.path) ? 'comingSoon' : stateOf(rule, user),
      hasProblem: rule.id === 'reviews' && hasScreen(rule.path) && hasReviewsToAnswer(user),
    }));
}

/** A mark is useless to readers, who cannot answer reviews. */
function hasReviewsToAnswer(user: SessionUser): boolean {
  return user.anyReviewHeaders && user.anyIncompleteReviews && user.roleName !== 'View';
}

/** A missing licence is named before a missing location, because adding a location would not open the item. */
function stateOf(rule: Rule, user: SessionUser): MenuItem['state'] {
  if (rule.oneOf && !rule.oneOf.some((key) => user.modules.includes(key))) return 'locked';
  if (rule.needsLocation && !user.anyLocations) return 'addLocationFirst';
  if (rule.id === 'reviews' && !user.anyReviewHeaders) return 'noReviews';
  return 'open';
}

/** The item whose screens include the address. */
export function currentMenuItem(items: readonly MenuItem[], pathname: string): MenuItemId | null {
  const found = items.find(({ path }) =>
    path === '/' ? pathname === '/' : path !== '' && (pathname === path || pathname.startsWith(`${path}/`)),
  );
  return found?.id ?? null;
}
