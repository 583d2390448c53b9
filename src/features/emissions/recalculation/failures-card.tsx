import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecalculationDetail, RecalculationFailure } from '#api/contract/emissions/recalculations';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { useFormat } from '@/hooks/use-format';
import { runQueries } from './queries';
import { stateTextOf } from './state-text';

/** What a recalculation couldn't do: why, which entries it left unchanged, and what to do next. */
export function FailuresCard({ run }: { run: RecalculationDetail }) {
  const { t } = useTranslation('recalculation');
  const outcome = stateTextOf(run);
  if (outcome !== 'appliedInPart' && outcome !== 'stopped' && outcome !== 'failed') return null;
  const count = run.failedRows;
  const text = count > 0 || outcome === 'stopped' ? outcome : 'failedAtAll';
  return (
    <>
      <Alert kind="attention" title={t(`failures.${text}Title`, { count })} className="mb-4">
        {t(`failures.${text}`, { done: run.doneRows, total: run.totalRows })}
      </Alert>
      {count > 0 ? <FailedRows id={run.recalculationId} /> : null}
    </>
  );
}

function FailedRows({ id }: { id: number }) {
  const { t } = useTranslation('recalculation');
  const failures = useQuery(runQueries.failures(id));
  const columns = useColumns();
  return (
    <Card title={t('failures.rows')} description={t('failures.rowsHint')} isFlush className="mb-4">
      <DataTable
        label={t('failures.rows')}
        columns={columns}
        rows={failures.data}
        rowId={({ kind, entryId }) => `${kind}:${entryId}`}
        rowLabel={({ itemName, locationName }) => `${itemName}, ${locationName}`}
        problem={failures.isError ? { kind: 'error', onRetry: () => void failures.refetch() } : undefined}
        empty={{ title: t('failures.none') }}
      />
    </Card>
  );
}

function useColumns(): DataColumn<RecalculationFailure>[] {
  const { t } = useTranslation('recalculation');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'entry',
        header: t('failures.entry'),
        isRowHeader: true,
        cell: (row) => row.itemName,
      },
      { id: 'location', header: t('compare.location'), cell: (row) => <EntryLink row={row} /> },
      {
        id: 'days',
        header: t('failures.days'),
        cell: (row) => (
          <span className="figures">
            {row.startDate === row.endDate
              ? format.date(row.startDate)
              : format.dateRange(row.startDate, row.endDate)}
          </span>
        ),
      },
      { id: 'why', header: t('failures.why'), cell: (row) => row.message },
    ],
    [t, format],
  );
}

/** Links to the screen where the entry can be changed. */
function EntryLink({ row: { kind, itemId, locationId, locationName } }: { row: RecalculationFailure }) {
  if (kind === 'scope3')
    return (
      <Link
        to="/value-chain/$inputFormId"
        params={{ inputFormId: String(itemId) }}
        search={{ location: locationId }}
      >
        {locationName}
      </Link>
    );
  return (
    <Link to="/locations/$locationId" params={{ locationId: String(locationId) }}>
      {locationName}
    </Link>
  );
}
