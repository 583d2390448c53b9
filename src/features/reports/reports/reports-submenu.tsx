import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/layout/app-link';
import { Submenu } from '@/components/layout/submenu';
import { Alert } from '@/components/ui/alert';
import { SearchField } from '@/components/ui/search-field';
import { reportQueries } from './queries';

/** The report types, found by name, with a lock on those that the plan does not include. */
export function ReportsSubmenu() {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const searchId = useId();
  const [search, setSearch] = useState('');
  const pathname = useLocation({ select: (location) => location.pathname });
  const { data: reports, isError } = useQuery(reportQueries.list(search));
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return (
    <Submenu
      title={t('title')}
      link={AppLink}
      top={
        <>
          <label htmlFor={searchId} className="sr-only">
            {t('search')}
          </label>
          <SearchField id={searchId} placeholder={t('search')} value={search} onChange={setSearch} />
        </>
      }
      items={reports?.map(({ reportId, name, isAvailable }) => ({
        id: String(reportId),
        label: isAvailable ? (
          name
        ) : (
          <>
            {name}
            <span className="sr-only">{`, ${common('locked.message')}`}</span>
          </>
        ),
        href: `/reports/${reportId}`,
        isActive: isBelow(`/reports/${reportId}`),
        isLocked: !isAvailable,
      }))}
    >
      {isError && !reports ? <Alert kind="danger">{t('failed')}</Alert> : null}
      {reports?.length === 0 ? (
        <p role="status" className="px-2.5 text-ink-muted">
          {search ? t('nothingFound', { search }) : t('none.title')}
        </p>
      ) : null}
    </Submenu>
  );
}
