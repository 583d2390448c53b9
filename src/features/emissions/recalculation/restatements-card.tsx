import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restatement } from '#api/contract/emissions/recalculations';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { Card } from '@/components/ui/card';
import { useFormat } from '@/hooks/use-format';
import { shareOf, shareStyle, tonneStyle } from './compare';
import { runQueries } from './queries';

/** Both series of the recalculated years, so that reported figures are never lost. */
export function RestatementsCard() {
  const { t } = useTranslation('recalculation');
  const { data } = useQuery(runQueries.restatements());
  const columns = useColumns();
  if (!data || data.length === 0) return null;
  return (
    <Card
      title={t('restatements.title')}
      description={t('restatements.description')}
      isFlush
      className="mb-6"
    >
      <DataTable
        label={t('restatements.title')}
        columns={columns}
        rows={data}
        rowId={({ year, scope, method }) => [year, scope, method].join(':')}
        rowLabel={({ year, scope }) => `${year}, ${scope}`}
        empty={{ title: '' }}
      />
    </Card>
  );
}

function useColumns(): DataColumn<Restatement>[] {
  const { t } = useTranslation('recalculation');
  const format = useFormat();
  return useMemo(() => {
    const tonnes = (kg: number) => format.number(kg / 1000, tonneStyle);
    return [
      {
        id: 'year',
        header: t('compare.year'),
        isRowHeader: true,
        sortValue: (row) => row.year,
        cell: (row) => <span className="figures">{row.year}</span>,
      },
      {
        id: 'scope',
        header: t('compare.scope'),
        cell: (row) =>
          [
            t('compare.scopeNumber', { scope: row.scope }),
            row.method === 'none' ? null : t(`methods.${row.method}`),
          ]
            .filter(Boolean)
            .join(', '),
      },
      {
        id: 'reported',
        header: t('restatements.asReported'),
        unit: 't CO₂e',
        isNumeric: true,
        cell: (row) => tonnes(row.asReportedKg),
      },
      {
        id: 'restated',
        header: t('restatements.restated'),
        unit: 't CO₂e',
        isNumeric: true,
        cell: (row) => tonnes(row.restatedKg),
      },
      {
        id: 'share',
        header: t('compare.difference'),
        isNumeric: true,
        cell: (row) => {
          const share = shareOf({ beforeKg: row.asReportedKg, afterKg: row.restatedKg });
          return share === null ? '–' : format.percent(share, shareStyle);
        },
      },
    ];
  }, [t, format]);
}
