import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intake, RecordedSum } from '#api/contract/intake/intakes';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { useFormat } from '@/hooks/use-format';
import { intakeQueries } from '../queries';

/** What was recorded from a file, by location and item. */
export function RecordedSums({ intake }: { intake: Intake }) {
  const { t } = useTranslation('intake');
  const { data, isError, refetch } = useQuery(intakeQueries.sums(intake.intakeId));
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-20" />;
  if (data.length === 0) return null;
  return (
    <Card title={t('sums.title')}>
      <SumTable sums={data} renderLink={(sum) => <EntriesLink sum={sum} />} />
    </Card>
  );
}

type SumTableProps = { sums: readonly RecordedSum[]; renderLink: (sum: RecordedSum) => ReactNode };

export function SumTable({ sums, renderLink }: SumTableProps) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  return (
    <>
      <Table scrollLabel={t('sums.title')}>
        <TableHead>
          <tr>
            <HeaderCell>{t('sums.location')}</HeaderCell>
            <HeaderCell>{t('sums.item')}</HeaderCell>
            <HeaderCell>{t('sums.days')}</HeaderCell>
            <HeaderCell isNumeric>{t('sums.count')}</HeaderCell>
            <HeaderCell isNumeric>{t('sums.sum')}</HeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {sums.map((sum) => (
            <TableRow key={`${sum.kind} ${sum.locationId} ${sum.itemId} ${sum.unitSymbol ?? ''}`}>
              <HeaderCell scope="row">{renderLink(sum)}</HeaderCell>
              <Cell>{sum.itemName}</Cell>
              <Cell>
                {sum.firstDay === sum.lastDay
                  ? format.date(sum.firstDay)
                  : format.dateRange(sum.firstDay, sum.lastDay)}
              </Cell>
              <Cell isNumeric>{format.number(sum.count)}</Cell>
              <Cell isNumeric>
                {sum.value === null
                  ? '–'
                  : `${format.number(sum.value, { maxDecimals: 3, isNeverZero: true })} ${sum.unitSymbol ?? ''}`}
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {sums.some(({ value }) => value === null) ? (
        <p className="px-3 py-2 text-ink-muted text-sm">{t('sums.notSummed')}</p>
      ) : null}
    </>
  );
}

/** Opens the list of the location with the entries. */
function EntriesLink({ sum: { kind, locationId, locationName, itemId } }: { sum: RecordedSum }) {
  const className = 'font-medium text-brand hover:underline';
  if (kind === 'valueChain')
    return (
      <Link
        className={className}
        to="/value-chain/$inputFormId"
        params={{ inputFormId: String(itemId) }}
        search={{ location: locationId }}
      >
        {locationName}
      </Link>
    );
  return (
    <Link
      className={className}
      to="/locations/$locationId"
      params={{ locationId: String(locationId) }}
      search={{ type: kind === 'fuel' ? 'fuels' : 'utilities' }}
    >
      {locationName}
    </Link>
  );
}
