import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/layout/app-link';
import { Submenu } from '@/components/layout/submenu';
import { Alert } from '@/components/ui/alert';
import { useFormat } from '@/hooks/use-format';
import { reviewQueries } from './queries';

/** The reviews of the company, with a mark on incomplete ones. */
export function ReviewsSubmenu() {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { data: headers, isError } = useQuery(reviewQueries.headers());
  return (
    <Submenu
      title={t('title')}
      link={AppLink}
      items={headers?.map(({ reviewHeaderId, title, periodStart, periodEnd, isComplete }) => ({
        id: String(reviewHeaderId),
        label: title,
        detail: format.dateRange(periodStart, periodEnd),
        href: `/reviews/${reviewHeaderId}`,
        isActive: pathname === `/reviews/${reviewHeaderId}`,
        marker: isComplete ? undefined : t('incomplete'),
      }))}
    >
      {isError && !headers ? <Alert kind="danger">{t('failed')}</Alert> : null}
    </Submenu>
  );
}
