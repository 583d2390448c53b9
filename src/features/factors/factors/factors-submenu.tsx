import { useLocation } from '@tanstack/react-router';
import { BookOpenText, Calculator, PencilRuler } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/layout/app-link';
import { Submenu } from '@/components/layout/submenu';

/** Published factors, the company's own, and working the ledger out again with others. */
export function FactorsSubmenu() {
  const { t } = useTranslation('shell');
  const pathname = useLocation({ select: (location) => location.pathname });
  const item = (id: 'catalogue' | 'companyFactors' | 'recalculation', href: string, icon: ReactNode) => ({
    id,
    label: t(`submenu.${id}`),
    href,
    icon,
    isActive: pathname === href,
  });
  return (
    <Submenu
      title={t('submenu.factors')}
      link={AppLink}
      items={[
        item('catalogue', '/factors', <BookOpenText />),
        item('companyFactors', '/factors/company', <PencilRuler />),
        item('recalculation', '/factors/recalculation', <Calculator />),
      ]}
    />
  );
}
