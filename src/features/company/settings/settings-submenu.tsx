import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/layout/app-link';
import { Submenu } from '@/components/layout/submenu';
import { useHasScreen } from '@/hooks/use-has-screen';
import { useSessionUser } from '@/state/session';
import { settingsEntries } from './settings-entries';
import { settingsIcons } from './settings-icons';

/** The company settings, with a mark on those that are incomplete. */
export function SettingsSubmenu() {
  const { t } = useTranslation('settings');
  const pathname = useLocation({ select: (location) => location.pathname });
  const entries = settingsEntries(useSessionUser(), useHasScreen());
  return (
    <Submenu
      title={t('title')}
      link={AppLink}
      items={entries.map(({ id, path, isMissing, isDisabled }) => ({
        id,
        label: t(`entries.${id}`),
        href: path,
        icon: settingsIcons[id],
        isActive: pathname === path,
        disabledReason: isDisabled ? t('notYet') : undefined,
        marker: isMissing ? t('missing') : undefined,
      }))}
    />
  );
}
