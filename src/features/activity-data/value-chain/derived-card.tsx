import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Scope3Derived } from '#api/contract/activity-data/value-chain-forms';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow, TableTotal } from '@/components/ui/table';
import { useFormat } from '@/hooks/use-format';
import { chooseEmissionUnit } from '@/lib/format/emissions';
import { byItemAndYear } from './by-item-and-year';
import { valueChainQueries } from './queries';

/** Emissions counted in this category without being entered; shown so that users do not enter them again. */
export function DerivedCard({ locationId }: { locationId: number }) {
  const { t } = useTranslation('value-chain');
  const derived = useQuery(valueChainQueries.derived(locationId));
  return (
    <Card title={t('derived.title')} description={t('derived.description')} isFlush>
      {derived.isError ? (
        <ErrorState onRetry={() => void derived.refetch()} />
      ) : derived.data ? (
        <Derived rows={derived.data} />
      ) : (
        <div aria-busy className="px-5 pb-5">
          <Skeleton className="h-24" />
        </div>
      )}
    </Card>
  );
}

function Derived({ rows }: { rows: readonly Scope3Derived[] }) {
  const { t } = useTranslation('value-chain');
  const format = useFormat();
  if (rows.length === 0) return <p className="px-5 pb-5 text-ink-muted">{t('derived.empty')}</p>;
  const { years, items, totals } = byItemAndYear(rows);
  const unit = chooseEmissionUnit(totals);
  return (
    <Table aria-label={t('derived.title')}>
      <TableHead>
        <tr>
          <HeaderCell>{t('derived.item')}</HeaderCell>
          {years.map((year) => (
            <HeaderCell key={year} isNumeric>
              {year}
              <span className="block font-normal">{unit}</span>
            </HeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {items.map(({ name, values }) => (
          <TableRow key={name}>
            <HeaderCell scope="row" className="text-ink text-sm">
              {name}
            </HeaderCell>
            {values.map((value, index) => (
              <Cell key={years[index]} isNumeric>
                {value === null ? '–' : format.emissions(value, unit).value}
              </Cell>
            ))}
          </TableRow>
        ))}
      </TableBody>
      <TableTotal>
        <TableRow>
          <HeaderCell scope="row" className="text-ink text-sm">
            {t('derived.total')}
          </HeaderCell>
          {totals.map((total, index) => (
            <Cell key={years[index]} isNumeric>
              {format.emissions(total, unit).value}
            </Cell>
          ))}
        </TableRow>
      </TableTotal>
    </Table>
  );
}
