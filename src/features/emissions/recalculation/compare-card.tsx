import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecalculationDetail, RecalculationDifference } from '#api/contract/emissions/recalculations';
import type { DataColumn, TableSort } from '@/components/data-table/columns';
import { compareValues } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { Card } from '@/components/ui/card';
import { Combobox } from '@/components/ui/combobox';
import { Figure } from '@/components/ui/figure';
import { Label } from '@/components/ui/label';
import { ScopeMark } from '@/components/ui/scope-badge';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { useFormat } from '@/hooks/use-format';
import { comparedRows, shareOf, shareStyle, tonneStyle, totalChangeKg } from './compare';
import type { PageProps } from './page-props';
import { runQueries } from './queries';
import { YearsCard } from './years-card';

const pageSize = 25;
const all = 0;

/** Before and after by location, year, scope, category and method. */
export function CompareCard({ run, search, onSearch }: PageProps & { run: RecalculationDetail }) {
  const { t } = useTranslation('recalculation');
  const { language } = useFormat();
  const differences = useQuery(runQueries.differences(run.recalculationId));
  const [sort, setSort] = useState<TableSort | null>(null);
  const columns = useColumns();
  const { location, year, scope, page = 1 } = search;
  const showsAll = search.all === 1;
  const rows = comparedRows(differences.data ?? [], { location, year, scope, showsAll });
  const value = columns.find(({ id }) => id === sort?.id)?.sortValue;
  const sorted = value
    ? [...rows].sort(
        (left, right) => compareValues(value(left), value(right), language) * (sort?.isDescending ? -1 : 1),
      )
    : rows;
  return (
    <>
      <YearsCard run={run} />
      <ChangeLine rows={comparedRows(differences.data ?? [], { location, year, scope, showsAll: true })} />
      <Filters rows={differences.data ?? []} search={search} onSearch={onSearch} />
      <Card isFlush className="mb-4">
        <DataTable
          label={t('compare.title')}
          columns={columns}
          rows={differences.data && sorted.slice((page - 1) * pageSize, page * pageSize)}
          rowId={(row) => [row.locationId, row.year, row.scope, row.category, row.method].join(':')}
          rowLabel={(row) => `${row.locationName}, ${row.category}`}
          sort={sort}
          onSort={setSort}
          paging={{
            page,
            pageSize,
            total: sorted.length,
            onChange: (next) => onSearch({ ...search, page: next }),
          }}
          problem={
            differences.isError ? { kind: 'error', onRetry: () => void differences.refetch() } : undefined
          }
          empty={{
            title: t('compare.empty'),
            children: t(showsAll ? 'compare.emptyHint' : 'compare.unchangedHint'),
          }}
        />
      </Card>
    </>
  );
}

/**
 * How far the totals change. Totals before and after are shown per year, because the rows of a period have no total.
 */
function ChangeLine({ rows }: { rows: readonly RecalculationDifference[] }) {
  const { t } = useTranslation('recalculation');
  const format = useFormat();
  const { value, unit } = format.emissions(totalChangeKg(rows), undefined, true);
  return (
    <div className="mb-4 flex flex-wrap gap-x-12 gap-y-3">
      <dl>
        <dt className="text-ink-muted text-sm">{t('compare.difference')}</dt>
        <dd>
          <Figure size="lead" value={value} unit={unit} />
        </dd>
      </dl>
      <p className="max-w-prose self-end text-ink-muted text-sm">{t('compare.totalsHint')}</p>
    </div>
  );
}

function Filters({ rows, search, onSearch }: PageProps & { rows: readonly RecalculationDifference[] }) {
  const { t } = useTranslation('recalculation');
  const [locationLabel, yearLabel, scopeLabel] = [useId(), useId(), useId()];
  const locations = new Map(rows.map((row) => [row.locationId, row.locationName]));
  const years = [...new Set(rows.map((row) => row.year))].sort((left, right) => left - right);
  const filter = (change: Partial<PageProps['search']>) =>
    onSearch({ ...search, page: undefined, ...change }, true);
  return (
    <div className="mb-3 flex flex-wrap items-end gap-4">
      <div className="w-64">
        <Label id={locationLabel}>{t('compare.location')}</Label>
        <Combobox
          aria-labelledby={locationLabel}
          options={[
            { value: all, label: t('compare.allLocations') },
            ...[...locations].map(([value, label]) => ({ value, label })),
          ]}
          value={search.location ?? all}
          onChange={(location) => filter({ location: location || undefined })}
        />
      </div>
      <div className="w-36">
        <Label id={yearLabel}>{t('compare.year')}</Label>
        <Select
          aria-labelledby={yearLabel}
          options={[
            { value: all, label: t('compare.allYears') },
            ...years.map((value) => ({ value, label: String(value) })),
          ]}
          value={search.year ?? all}
          onChange={(year) => filter({ year: year || undefined })}
        />
      </div>
      <div className="w-48">
        <Label id={scopeLabel}>{t('compare.scope')}</Label>
        <Select
          aria-labelledby={scopeLabel}
          options={[
            { value: all, label: t('compare.allScopes') },
            ...[1, 2, 3].map((scope) => ({ value: scope, label: t('compare.scopeNumber', { scope }) })),
          ]}
          value={search.scope ?? all}
          onChange={(scope) => filter({ scope: scope || undefined })}
        />
      </div>
      <div className="flex h-9 items-center">
        <Switch
          checked={!search.all}
          onChange={(onlyChanged) => filter({ all: onlyChanged ? undefined : 1 })}
          label={t('compare.onlyChanged')}
        />
      </div>
    </div>
  );
}

const kindOf = (scope: number) => (scope === 1 || scope === 2 || scope === 3 ? scope : 'outside');

function useColumns(): DataColumn<RecalculationDifference>[] {
  const { t } = useTranslation('recalculation');
  const format = useFormat();
  return useMemo(() => {
    const tonnes = (kg: number) => format.number(kg / 1000, tonneStyle);
    const change = (row: RecalculationDifference) => row.afterKg - row.beforeKg;
    const share = (row: RecalculationDifference) => shareOf({ beforeKg: row.beforeKg, afterKg: row.afterKg });
    return [
      {
        id: 'location',
        header: t('compare.location'),
        isRowHeader: true,
        sortValue: (row) => row.locationName,
        cell: (row) => row.locationName,
      },
      {
        id: 'year',
        header: t('compare.year'),
        width: '4.5rem',
        sortValue: (row) => row.year,
        cell: (row) => <span className="figures">{row.year}</span>,
      },
      {
        id: 'category',
        header: t('compare.category'),
        sortValue: (row) => `${row.scope} ${row.category}`,
        cell: (row) => (
          <span className="flex items-center gap-2 py-1">
            <ScopeMark scope={kindOf(row.scope)} />
            <span>
              {row.categoryName
                ? `${row.category} ${row.categoryName}`
                : t(`compare.${row.scope === 9 ? 'avoided' : 'outside'}`)}
              {row.method === 'none' ? null : (
                <span className="block text-ink-muted text-xs">{t(`methods.${row.method}`)}</span>
              )}
            </span>
          </span>
        ),
      },
      {
        id: 'before',
        header: t('compare.inRunBefore'),
        unit: 't CO₂e',
        isNumeric: true,
        sortValue: (row) => row.beforeKg,
        cell: (row) => tonnes(row.beforeKg),
      },
      {
        id: 'after',
        header: t('compare.inRunAfter'),
        unit: 't CO₂e',
        isNumeric: true,
        sortValue: (row) => row.afterKg,
        cell: (row) => tonnes(row.afterKg),
      },
      {
        id: 'change',
        header: t('compare.difference'),
        unit: 't CO₂e',
        isNumeric: true,
        sortValue: change,
        cell: (row) => format.number(change(row) / 1000, { ...tonneStyle, signed: true }),
      },
      {
        id: 'share',
        header: '%',
        isNumeric: true,
        sortValue: (row) => share(row) ?? undefined,
        cell: (row) => {
          const value = share(row);
          return value === null ? '–' : format.percent(value, shareStyle);
        },
      },
      {
        id: 'rows',
        header: t('compare.rows'),
        isNumeric: true,
        sortValue: (row) => row.changedRows,
        cell: (row) => format.number(row.changedRows),
      },
    ];
  }, [t, format]);
}
