import { Link } from '@tanstack/react-router';
import { ArrowRight, ChartSpline, Factory } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';

/** Shortcuts to where the work is done. */
export function LinksWidget() {
  const { t } = useTranslation('dashboard');
  const links = [
    {
      to: '/locations',
      icon: <Factory aria-hidden />,
      label: t('links.locations'),
      hint: t('links.locationsHint'),
    },
    {
      to: '/explorer',
      icon: <ChartSpline aria-hidden />,
      label: t('links.explorer'),
      hint: t('links.explorerHint'),
    },
  ] as const;
  return (
    <Card title={t('links.title')}>
      <ul className="grid gap-2">
        {links.map(({ to, icon, label, hint }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex items-center gap-3 rounded-md border px-4 py-3 hover:bg-hover [&>svg]:size-5 [&>svg]:text-brand"
            >
              {icon}
              <span className="flex-1">
                <span className="block font-medium">{label}</span>
                <span className="block text-ink-muted text-sm">{hint}</span>
              </span>
              <ArrowRight aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
