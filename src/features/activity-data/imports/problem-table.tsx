import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportProblem } from '#api/contract/activity-data/imports';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { clampPage } from '@/components/ui/page-count';
import { useFormat } from '@/hooks/use-format';
import { importQueries } from './queries';

const pageSize = 10;

/** The cells to correct in a rejected file. Problems beyond the limit are only in the error file. */
export function ProblemTable({ importId }: { importId: number }) {
  const { t } = useTranslation('imports');
  const query = useQuery(importQueries.problems(importId));
  const columns = useColumns();
  const [wanted, setPage] = useState(1);
  const problems = query.data?.problems ?? [];
  const page = clampPage(wanted, problems.length, pageSize);
  const more = (query.data?.total ?? 0) - problems.length;
  return (
    <section className="flex flex-col gap-2" aria-label={t('problems.title')}>
      <div className="rounded-md border">
        <DataTable
          label={t('problems.title')}
          columns={columns}
          rows={query.data && problems.slice((page - 1) * pageSize, page * pageSize)}
          rowId={(problem) => problems.indexOf(problem)}
          rowLabel={({ cell, row }) => cell ?? String(row)}
          paging={{ page, pageSize, total: problems.length, onChange: setPage }}
          problem={query.isError ? { kind: 'error', onRetry: () => void query.refetch() } : undefined}
          empty={{ title: t('problems.none') }}
        />
      </div>
      {more > 0 ? <p className="text-ink-muted text-sm">{t('problems.more', { count: more })}</p> : null}
    </section>
  );
}

function useColumns(): DataColumn<ImportProblem>[] {
  const { t } = useTranslation('imports');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'row',
        header: t('problems.row'),
        isNumeric: true,
        width: '4rem',
        cell: ({ row }) => format.number(row),
      },
      {
        id: 'column',
        header: t('problems.column'),
        isRowHeader: true,
        cell: ({ column, cell }) => (
          <>
            {column} {cell ? <span className="figures font-normal text-ink-muted">{cell}</span> : null}
          </>
        ),
      },
      {
        id: 'value',
        header: t('problems.value'),
        cell: ({ value }) => <Entered value={value} />,
      },
      {
        id: 'message',
        header: t('problems.message'),
        cell: ({ message, hint }) => (
          <>
            <p>{message}</p>
            <p className="text-ink-muted">{hint}</p>
          </>
        ),
      },
    ],
    [t, format],
  );
}

function Entered({ value }: Pick<ImportProblem, 'value'>) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  if (value === null || value === '')
    return <span className="text-ink-muted">{t('problems.emptyCell')}</span>;
  return (
    <span className="figures line-clamp-3 max-w-48 break-words">
      {typeof value === 'number' ? format.number(value, { maxDecimals: 6 }) : value}
    </span>
  );
}
