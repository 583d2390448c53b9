import type { SessionUser } from '#api/contract/account/session';
import type { ModuleKey } from '#api/contract/endpoint';
import { screens } from '../screens';

export type ShortcutId = 'locations' | 'explorer' | 'reports' | 'scenarios';

type Shortcut = { id: ShortcutId; path: string; isLocked: boolean };

const rules: readonly { id: ShortcutId; path: string; oneOf?: readonly ModuleKey[] }[] = [
  { id: 'locations', path: screens.locations, oneOf: ['SCOPE1', 'SCOPE2'] },
  { id: 'explorer', path: screens.explorer },
  { id: 'reports', path: screens.reports, oneOf: ['REPORTS'] },
  { id: 'scenarios', path: screens.scenarios, oneOf: ['SCENARIOS'] },
];

/** The shortcuts of the dashboard. Screens that this version lacks are left out. */
export function shortcutsFor(
  { modules }: Pick<SessionUser, 'modules'>,
  hasScreen: (path: string) => boolean,
): Shortcut[] {
  return rules
    .filter(({ path }) => hasScreen(path))
    .map(({ id, path, oneOf }) => ({
      id,
      path,
      isLocked: oneOf !== undefined && !oneOf.some((key) => modules.includes(key)),
    }));
}
