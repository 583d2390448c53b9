import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/layout/app-link';
import { Submenu } from '@/components/layout/submenu';
import { Alert } from '@/components/ui/alert';
import { scenarioQueries } from './queries';

/** The measures that can be simulated, with a lock on those the plan does not include, and the reduction plans. */
export function ScenariosSubmenu() {
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { data: scenarios, isError } = useQuery(scenarioQueries.list());
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return (
    <Submenu
      title={t('title')}
      link={AppLink}
      items={
        scenarios && [
          ...scenarios.map(({ scenarioId, name, isAvailable }) => ({
            id: String(scenarioId),
            label: isAvailable ? (
              name
            ) : (
              <>
                {name}
                <span className="sr-only">{`, ${common('locked.message')}`}</span>
              </>
            ),
            href: `/scenarios/${scenarioId}`,
            isActive: isBelow(`/scenarios/${scenarioId}`),
            isLocked: !isAvailable,
          })),
          {
            id: 'plans',
            label: t('plans.title'),
            detail: t('plans.detail'),
            icon: <ListChecks />,
            href: '/scenarios/plans',
            isActive: isBelow('/scenarios/plans'),
          },
        ]
      }
    >
      {isError && !scenarios ? <Alert kind="danger">{t('failed')}</Alert> : null}
    </Submenu>
  );
}
