import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { FactorDialog } from './factor-dialog';
import { FactorTable } from './factor-table';
import { FilterBar } from './filter-bar';
import { factorQueries } from './queries';
import { RadarCard } from './radar-card';
import type { FactorSearch } from './search';

type FactorsPageProps = {
  search: FactorSearch;
  /** `replace`, so that typing does not fill the browser history. */
  onSearch: (search: FactorSearch, replace?: boolean) => void;
};

/** Every published number in the product, its source and where it is used. */
export function FactorsPage({ search, onSearch }: FactorsPageProps) {
  const { t } = useTranslation('factors');
  const list = useQuery(factorQueries.list(search));
  const filter = (change: Partial<FactorSearch>, replace?: boolean) =>
    onSearch({ ...search, page: undefined, ...change }, replace);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <Button variant="secondary" asChild>
            <Link to="/conformance">
              <ListChecks aria-hidden />
              {t('conformance')}
            </Link>
          </Button>
        }
      />
      <RadarCard />
      <FilterBar search={search} onChange={filter} />
      <FactorTable
        page={list.data}
        isError={list.isError}
        onRetry={() => void list.refetch()}
        pageNumber={search.page ?? 1}
        onPage={(page) => onSearch({ ...search, page })}
        onOpen={(factor) => onSearch({ ...search, factor })}
        onReset={() => onSearch({})}
      />
      {search.factor === undefined ? null : (
        <FactorDialog
          factorId={search.factor}
          onSelect={(factor) => onSearch({ ...search, factor }, true)}
          onClose={() => onSearch({ ...search, factor: undefined })}
        />
      )}
    </>
  );
}
