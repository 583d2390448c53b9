import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recalculation } from '#api/contract/emissions/recalculations';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { useFormat } from '@/hooks/use-format';
import { recalculationQueries } from '@/lib/api/queries/recalculations';
import type { PageProps } from './page-props';
import { stateTextOf } from './state-text';
import { useRequestText } from './use-request-text';

/** Who requested which recalculation, when and why, and what was decided. */
export function HistoryCard({ search, onSearch }: PageProps) {
  const { t } = useTranslation('recalculation');
  const page = search.history ?? 1;
  const list = useQuery(recalculationQueries.list(page));
  const request = useRequestText();
  return (
    <Card title={t('history.title')} isFlush>
      <DataTable
        label={t('history.title')}
        columns={useColumns()}
        rows={list.data?.items}
        rowId={(run) => run.recalculationId}
        rowLabel={(run) => `${request.period(run)}: ${request.changes(run)}`}
        onOpenRow={(run) => onSearch({ ...search, run: run.recalculationId, page: undefined })}
        paging={{
          page,
          pageSize: 10,
          total: list.data?.pagination?.TotalCount ?? 0,
          onChange: (history) => onSearch({ ...search, history }),
        }}
        problem={list.isError ? { kind: 'error', onRetry: () => void list.refetch() } : undefined}
        empty={{ title: t('history.empty'), children: t('history.emptyHint') }}
      />
    </Card>
  );
}

const needsAttention = ({ state, failedRows }: Recalculation) =>
  state === 'failed' || state === 'ready' || failedRows > 0;

function useColumns(): DataColumn<Recalculation>[] {
  const { t } = useTranslation('recalculation');
  const format = useFormat();
  const request = useRequestText();
  return useMemo(
    () => [
      {
        id: 'what',
        header: t('history.what'),
        isRowHeader: true,
        cell: (run) => (
          <span className="block py-1">
            <span className="font-medium">{request.changes(run)}</span>
            <span className="block font-normal text-ink-muted text-xs">{request.period(run)}</span>
          </span>
        ),
      },
      {
        id: 'state',
        header: t('history.state'),
        cell: (run) => (
          <Badge kind={needsAttention(run) ? 'attention' : 'neutral'}>
            {t(`states.${stateTextOf(run)}`)}
          </Badge>
        ),
      },
      {
        id: 'rows',
        header: t('compare.rows'),
        isNumeric: true,
        cell: (run) => format.number(run.changedRows),
      },
      {
        id: 'who',
        header: t('history.who'),
        cell: (run) => (
          <span className="block py-1">
            {run.requestedByName ?? '–'}
            <span className="figures block text-ink-muted text-xs">{format.dateTime(run.createdOn)}</span>
          </span>
        ),
      },
      {
        id: 'why',
        header: t('history.why'),
        cell: (run) => [run.reason, run.decisionNote].filter(Boolean).join(' · ') || '–',
      },
    ],
    [t, format, request],
  );
}
