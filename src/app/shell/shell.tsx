import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/layout/app-link';
import { AppShell } from '@/components/layout/app-shell';
import type { MenuItem as ShownItem } from '@/components/layout/shell-types';
import { useHasScreen } from '@/hooks/use-has-screen';
import { useSessionUser } from '@/state/session';
import { HeaderBar } from './header-bar';
import { menuIcons } from './menu-icons';
import { currentMenuItem, type MenuItem, type MenuItemId, menuItems } from './menu-items';
import { UpgradePrompt } from './upgrade-prompt';

type ShellProps = {
  strip?: ReactNode;
  /** The submenu of the current screen. */
  submenu?: ReactNode;
  children: ReactNode;
};

/** The frame around every signed-in screen, with this user's data. */
export function Shell({ strip, submenu, children }: ShellProps) {
  const user = useSessionUser();
  const pathname = useLocation({ select: (location) => location.pathname });
  const [lockedItem, setLockedItem] = useState<MenuItemId | null>(null);
  const items = menuItems(user, useHasScreen());
  const menu = useShownItems(items, currentMenuItem(items, pathname), setLockedItem);
  return (
    <>
      <AppShell
        menu={menu}
        link={AppLink}
        homeHref="/"
        strip={strip}
        submenu={submenu}
        header={<HeaderBar user={user} items={items} />}
      >
        {children}
      </AppShell>
      <UpgradePrompt itemId={lockedItem} onClose={() => setLockedItem(null)} />
    </>
  );
}

function useShownItems(
  items: readonly MenuItem[],
  currentId: MenuItemId | null,
  onLocked: (id: MenuItemId) => void,
): ShownItem[] {
  const { t } = useTranslation('shell');
  return items.map((item) => ({
    id: item.id,
    label: t(`menu.${item.id}`),
    icon: menuIcons[item.id],
    href: item.state === 'open' ? item.path : undefined,
    onSelect: item.state === 'locked' ? () => onLocked(item.id) : undefined,
    isActive: item.id === currentId,
    isLocked: item.state === 'locked',
    disabledReason: item.state === 'open' || item.state === 'locked' ? undefined : t(`menu.${item.state}`),
    marker: item.hasProblem ? t('menu.incompleteReviews') : undefined,
    startsGroup: item.id === 'offsetting' || item.id === 'factors',
  }));
}
