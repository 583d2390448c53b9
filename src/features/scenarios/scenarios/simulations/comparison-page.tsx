import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BackLabel, PageHeader } from '@/components/layout/page';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { useErrorText } from '@/lib/problem/use-error-text';
import { scenarioQueries } from '../queries';
import type { ComparisonSearch } from '../search';
import { ComparisonTable } from './comparison-table';

type ComparisonPageProps = { search: ComparisonSearch; onSearch: (search: ComparisonSearch) => void };

/** Up to four simulations side by side, as saved or on a common basis. */
export function ComparisonPage({ search, onSearch }: ComparisonPageProps) {
  const { t } = useTranslation('scenarios');
  const errorText = useErrorText();
  const ids = [...new Set((search.of ?? '').split('-').filter(Boolean).map(Number))];
  const canCompare = ids.length > 1;
  const basisOf = search.basis !== undefined && ids.includes(search.basis) ? search.basis : null;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...scenarioQueries.comparison(ids, basisOf),
    enabled: canCompare,
  });
  const [first] = data?.simulations ?? [];
  return (
    <>
      <PageHeader
        title={t('comparison.title')}
        description={t('comparison.description')}
        above={
          <Link
            to={first ? '/scenarios/$scenarioId/simulations' : '/scenarios'}
            params={first ? { scenarioId: String(first.scenarioId) } : {}}
          >
            <BackLabel>{t('simulations.title')}</BackLabel>
          </Link>
        }
      />
      {canCompare ? null : (
        <EmptyState title={t('comparison.nothing')}>{t('comparison.nothingHint')}</EmptyState>
      )}
      {error && !data ? <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState> : null}
      {canCompare && !data && !error ? <Skeleton className="h-96" /> : null}
      {data ? (
        <div aria-busy={isPlaceholderData} className="flex flex-col gap-4">
          {basisOf === null && data.differences.length > 0 ? (
            <Alert kind="attention" title={t('comparison.differ', { count: data.differences.length })}>
              {t('comparison.differHint')}
            </Alert>
          ) : null}
          {data.differences.includes('scope3') ? (
            <Alert kind="attention" title={t('comparison.scope3.mixed')}>
              {t('comparison.scope3.mixedHint')}
            </Alert>
          ) : null}
          <div className="flex flex-wrap items-end gap-3">
            <div className="flex w-80 flex-col gap-1.5">
              <label htmlFor="comparison-basis" className="font-medium">
                {t('comparison.basis')}
              </label>
              <Select
                id="comparison-basis"
                value={basisOf ?? 0}
                onChange={(id) => onSearch({ ...search, basis: id || undefined })}
                options={[
                  { value: 0, label: t('comparison.asSaved') },
                  ...data.simulations.map(({ scenarioBackupId, name }) => ({
                    value: scenarioBackupId,
                    label: t('comparison.basisOf', { name }),
                  })),
                ]}
              />
            </div>
            {basisOf === null && first && data.differences.length > 0 ? (
              <Button onClick={() => onSearch({ ...search, basis: first.scenarioBackupId })}>
                {t('comparison.recalculate')}
              </Button>
            ) : null}
          </div>
          <Card isFlush>
            <ComparisonTable comparison={data} />
          </Card>
          <p className="text-ink-muted text-sm">{t('comparison.noSum')}</p>
        </div>
      ) : null}
    </>
  );
}
