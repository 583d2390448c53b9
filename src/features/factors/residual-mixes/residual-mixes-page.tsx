import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResidualMixNeed } from '#api/contract/factors/residual-mixes';
import { DataTable } from '@/components/data-table/data-table';
import { WordsHere } from '@/components/knowledge/words-here';
import { PageHeader } from '@/components/layout/page';
import { Card } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import { ReadOnlyNote } from '@/components/ui/read-only-note';
import { useFactorRun } from '@/hooks/use-factor-run';
import { useSessionUser } from '@/state/session';
import { progressOf } from './progress';
import { residualMixQueries } from './queries';
import { ResidualMixDialog } from './residual-mix-dialog';
import { useNeedColumns } from './use-need-columns';

const keyOf = ({ region, year }: ResidualMixNeed) => `${region} ${year}`;

/**
 * Countries and years whose market-based electricity uses a proxy factor until the company enters the residual mix.
 */
export function ResidualMixesPage() {
  const { t } = useTranslation('residual-mixes');
  const { isAdmin } = useSessionUser();
  const query = useQuery(residualMixQueries.list());
  const [asked, setAsked] = useState<ResidualMixNeed | null>(null);
  const { run } = useFactorRun();
  const { entered, total } = progressOf(query.data ?? []);
  const columns = useNeedColumns(isAdmin ? setAsked : null);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={isAdmin ? undefined : <ReadOnlyNote changedBy="admins" />}
      />
      <WordsHere codes={['market', 'location', 'residual']} className="mb-4" />
      {total > 0 ? (
        <Card className="mb-4">
          <Progress label={t('progress', { entered, total })} share={entered / total} />
        </Card>
      ) : null}
      {run ? (
        <Card className="mb-4">
          <Progress label={t('running')} share={run.totalRows === 0 ? null : run.doneRows / run.totalRows} />
        </Card>
      ) : null}
      <Card isFlush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={query.data}
          rowId={keyOf}
          rowLabel={({ regionName, year }) => `${regionName}, ${year}`}
          problem={query.isError ? { kind: 'error', onRetry: () => void query.refetch() } : undefined}
          empty={{ title: t('empty.title'), children: t('empty.hint') }}
        />
      </Card>
      {asked ? <ResidualMixDialog need={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
