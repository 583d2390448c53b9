import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmissionSum, EmissionSumRow } from '#api/contract/emissions/emission-sums';
import { ErrorState } from '@/components/ui/error-state';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton } from '@/components/ui/skeleton';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { detailText } from '@/features/emissions/emission-trail/line/detail-text';
import { OpenButton } from '@/features/emissions/emission-trail/open-button';
import { rowsPerPage, trailQueries } from '@/features/emissions/emission-trail/queries';
import { useFormat } from '@/hooks/use-format';
import { useEmissionTrail } from '@/state/emission-trail';
import { useSumScale } from './use-sum-scale';

type NamedSum = { name: string; sum: EmissionSum };

/** The rows of activity data behind the figure, largest first. Each opens its own trail. */
export function SumRows({ name, sum }: NamedSum) {
  const { t } = useTranslation('emission-trail');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-2 font-semibold text-lg tracking-tight">
        {t('sum.rows')}
      </h3>
      {!sum.areRowsListed ? (
        <p className="text-ink-muted">{t('sum.tooMany')}</p>
      ) : sum.lineCount === 0 ? (
        <p className="text-ink-muted">{t('sum.none')}</p>
      ) : (
        <RowPages name={name} sum={sum} />
      )}
    </section>
  );
}

function RowPages({ name, sum }: NamedSum) {
  const [page, setPage] = useState(1);
  const rows = useQuery(trailQueries.rows(sum.selection, page));
  if (rows.isError) return <ErrorState onRetry={() => void rows.refetch()} />;
  if (!rows.data) return <Skeleton className="h-40" />;
  const total = rows.data.pagination?.TotalCount ?? rows.data.items.length;
  return (
    <div aria-busy={rows.isFetching} className={rows.isPlaceholderData ? 'opacity-60' : undefined}>
      <RowTable name={name} sum={sum} rows={rows.data.items} />
      {total > rowsPerPage ? (
        <div className="mt-3">
          <Pagination page={page} pageSize={rowsPerPage} total={total} onChange={setPage} />
        </div>
      ) : null}
    </div>
  );
}

function RowTable({ name, sum, rows }: NamedSum & { rows: readonly EmissionSumRow[] }) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  const scale = useSumScale(
    sum,
    rows.map(({ total }) => total),
  );
  return (
    <Table aria-label={t('sum.rows')}>
      <TableHead>
        <tr>
          <HeaderCell className="pl-0">{t('sum.block.row')}</HeaderCell>
          <HeaderCell>{t('sum.columns.period')}</HeaderCell>
          <HeaderCell isNumeric>{t('sum.columns.quantity')}</HeaderCell>
          <HeaderCell isNumeric>{scale.unit}</HeaderCell>
          <HeaderCell isNumeric className="pr-0">
            {t('sum.columns.share')}
          </HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={`${row.kind}-${row.sourceId}`}>
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              <RowButton row={row} sumName={name} unitSymbol={sum.unitSymbol} />
              <span className="block text-ink-muted text-xs">
                {[row.locationName, row.reference, ...row.details.map(detailText)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </th>
            <Cell className="figures">
              {row.startDate === row.endDate
                ? format.date(row.startDate, 'DD MMM YYYY')
                : format.dateRange(row.startDate, row.endDate, 'DD MMM YYYY')}
            </Cell>
            <Cell isNumeric className="whitespace-nowrap">
              {row.quantity === null
                ? '–'
                : `${format.quantity(Number(row.quantity))}\u00a0${row.unitSymbol}`}
            </Cell>
            <Cell isNumeric>{scale.format(row.total)}</Cell>
            <Cell isNumeric className="pr-0">
              {format.percent(row.share, { decimals: 1, isNeverZero: true })}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

type RowButtonProps = { row: EmissionSumRow; sumName: string; unitSymbol: string };

function RowButton({ row, sumName, unitSymbol }: RowButtonProps) {
  const trail = useEmissionTrail();
  const { total } = row;
  const name = [row.name, row.locationName, row.reference].filter(Boolean).join(', ');
  return (
    <OpenButton
      name={row.name}
      onOpen={() =>
        trail.open({ kind: row.kind, id: row.sourceId, name, within: { name: sumName, total, unitSymbol } })
      }
    />
  );
}
