import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConformanceCase } from '#api/contract/emissions/conformance';
import { BackLabel, PageHeader } from '@/components/layout/page';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Figure } from '@/components/ui/figure';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { CaseFilter } from './case-filter';
import { CaseTable } from './case-table';
import { filterCases, totalsOf } from './filter-cases';
import { conformanceQuery } from './queries';
import type { ConformanceSearch } from './search';

type ConformancePageProps = {
  search: ConformanceSearch;
  onSearch: (search: ConformanceSearch, replace?: boolean) => void;
};

/** Runs the golden cases with the same rules that calculate the company's figures. */
export function ConformancePage({ search, onSearch }: ConformancePageProps) {
  const { t } = useTranslation('conformance');
  const run = useQuery(conformanceQuery);
  const cases = run.data && filterCases(run.data, search);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={<span className="block max-w-3xl">{t('description')}</span>}
        above={
          <Link to="/factors">
            <BackLabel>{t('back')}</BackLabel>
          </Link>
        }
        actions={
          <Button variant="secondary" disabled={run.isFetching} onClick={() => void run.refetch()}>
            <RotateCw aria-hidden />
            {t(run.isFetching ? 'running' : 'runAgain')}
          </Button>
        }
      />
      {run.isError ? null : <Totals cases={run.data} />}
      <CaseFilter
        search={search}
        onChange={(change, replace) => onSearch({ ...search, page: undefined, ...change }, replace)}
      />
      <CaseTable
        cases={cases}
        isError={run.isError}
        onRetry={() => void run.refetch()}
        pageNumber={search.page ?? 1}
        onPage={(page) => onSearch({ ...search, page, case: undefined })}
        openId={search.case}
        onOpen={(id) => onSearch({ ...search, case: id === search.case ? undefined : id }, true)}
      />
    </>
  );
}

/** How many cases agree. */
function Totals({ cases }: { cases: readonly ConformanceCase[] | undefined }) {
  const { t } = useTranslation('conformance');
  const format = useFormat();
  if (!cases) return <Skeleton className="mb-6 h-12 w-80" />;
  const { total, passed } = totalsOf(cases);
  return (
    <div className="mb-6" aria-live="polite">
      <p>
        <Figure
          size="key"
          value={`${format.number(passed)} / ${format.number(total)}`}
          unit={t('agree', { count: total })}
        />
      </p>
      {passed < total ? (
        <Alert kind="danger" className="mt-3" title={t('failed', { count: total - passed })}>
          {t('failedHint')}
        </Alert>
      ) : null}
    </div>
  );
}
