import { useLocation } from '@tanstack/react-router';
import { ChartSpline } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/layout/app-link';
import { Submenu } from '@/components/layout/submenu';

export function ExplorerSubmenu() {
  const { t } = useTranslation('shell');
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <Submenu
      title={t('submenu.explorer')}
      link={AppLink}
      items={[
        {
          id: 'emissions',
          label: t('submenu.emissions'),
          href: '/explorer',
          icon: <ChartSpline />,
          isActive: pathname === '/explorer',
        },
      ]}
    />
  );
}
