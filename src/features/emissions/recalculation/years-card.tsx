import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecalculationDetail } from '#api/contract/emissions/recalculations';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { useFormat } from '@/hooks/use-format';
import { shareStyle, tonneStyle } from './compare';
import { runQueries } from './queries';
import { type ReportingYear, reportingYears } from './years';

/** How the recalculation changes each reported year, and whether it was reviewed, pinned or restated. */
export function YearsCard({ run }: { run: RecalculationDetail }) {
  const { t } = useTranslation('recalculation');
  const reviews = useQuery(runQueries.reviews());
  const pins = useQuery(runQueries.pins());
  const restatements = useQuery(runQueries.restatements());
  const columns = useColumns();
  const settled = [reviews, pins, restatements];
  const isRead = reviews.data && pins.data && restatements.data;
  return (
    <Card title={t('years.title')} description={t('years.description')} isFlush className="mb-6">
      <DataTable
        label={t('years.title')}
        columns={columns}
        rows={
          isRead
            ? reportingYears(run.years, {
                reviews: reviews.data,
                pins: pins.data,
                // After applying, the restatement comes from this run itself.
                restatements: run.state === 'ready' ? restatements.data : [],
              })
            : undefined
        }
        rowId={({ year }) => year}
        rowLabel={({ year }) => String(year)}
        problem={
          settled.some(({ isError }) => isError)
            ? { kind: 'error', onRetry: () => void Promise.all(settled.map((query) => query.refetch())) }
            : undefined
        }
        empty={{ title: t('compare.empty'), children: t('compare.emptyHint') }}
      />
    </Card>
  );
}

function useColumns(): DataColumn<ReportingYear>[] {
  const { t } = useTranslation('recalculation');
  const format = useFormat();
  return useMemo(() => {
    const tonnes = (kg: number) => format.number(kg / 1000, tonneStyle);
    return [
      {
        id: 'year',
        header: t('compare.year'),
        isRowHeader: true,
        width: '6rem',
        cell: ({ year }) => <span className="figures">{year}</span>,
      },
      { id: 'state', header: t('years.state'), cell: (row) => <State row={row} /> },
      {
        id: 'before',
        header: t('compare.before'),
        unit: 't CO₂e',
        isNumeric: true,
        cell: ({ beforeKg }) => tonnes(beforeKg),
      },
      {
        id: 'inRun',
        header: t('years.inRun'),
        unit: 't CO₂e',
        isNumeric: true,
        cell: ({ inRunKg }) => tonnes(inRunKg),
      },
      {
        id: 'after',
        header: t('compare.after'),
        unit: 't CO₂e',
        isNumeric: true,
        cell: ({ afterKg }) => tonnes(afterKg),
      },
      {
        id: 'change',
        header: t('compare.difference'),
        unit: 't CO₂e',
        isNumeric: true,
        cell: ({ changeKg }) => format.number(changeKg / 1000, { ...tonneStyle, signed: true }),
      },
      {
        id: 'share',
        header: '%',
        isNumeric: true,
        cell: ({ beforeKg, changeKg }) =>
          beforeKg === 0 ? '–' : format.percent(changeKg / beforeKg, shareStyle),
      },
    ];
  }, [t, format]);
}

function State({ row: { reviews, pinnedMonths, isRestated } }: { row: ReportingYear }) {
  const { t } = useTranslation('recalculation');
  return (
    <span className="flex flex-wrap gap-1.5 py-1">
      {reviews.length === 0 ? <Badge>{t('years.noReview')}</Badge> : null}
      {reviews.map(({ reviewHeaderId, title, isComplete }) => (
        <Badge key={reviewHeaderId} kind={isComplete ? 'attention' : 'neutral'}>
          {t(isComplete ? 'years.reviewComplete' : 'years.reviewOpen', { title })}
        </Badge>
      ))}
      {pinnedMonths > 0 ? <Badge kind="info">{t('years.pinned', { count: pinnedMonths })}</Badge> : null}
      {isRestated ? <Badge kind="attention">{t('years.restated')}</Badge> : null}
    </span>
  );
}
