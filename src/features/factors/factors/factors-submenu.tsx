import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/layout/app-link';
import { Submenu } from '@/components/layout/submenu';
import { useFactorScreens } from './factor-screens';

/** Published factors, the company's own factors, and recalculating the ledger with others. */
export function FactorsSubmenu() {
  const { t } = useTranslation('shell');
  const screens = useFactorScreens();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <Submenu
      title={t('submenu.factors')}
      link={AppLink}
      items={screens.map(({ id, path, icon }) => ({
        id,
        label: t(`submenu.${id}`),
        href: path,
        icon,
        isActive: pathname === path,
      }))}
    />
  );
}
