import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Factor } from '#api/contract/factors/factors';
import type { Pagination } from '#api/contract/fields';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ScopeMark } from '@/components/ui/scope-badge';
import { useFormat } from '@/hooks/use-format';
import { formatFactor } from '@/lib/format/digits';
import { scopeKindOf } from './scope-kind';
import { pageSize } from './search';
import { useYearsText } from './use-years-text';

type FactorTableProps = {
  page: { items: Factor[]; pagination: Pagination | null } | undefined;
  isError: boolean;
  onRetry: () => void;
  pageNumber: number;
  onPage: (page: number) => void;
  onOpen: (factorId: number) => void;
  onReset: () => void;
};

/** The catalogue, one published number per row. */
export function FactorTable(props: FactorTableProps) {
  const { t } = useTranslation('factors');
  const { t: common } = useTranslation();
  const format = useFormat();
  const total = props.page?.pagination?.TotalCount ?? 0;
  return (
    <>
      <div className="mb-2 flex min-h-8 items-center justify-between gap-4">
        <p aria-live="polite" className="figures text-ink-muted text-sm">
          {props.page
            ? `${t('count', { count: total, text: format.number(total) })} · ${t('order')}`
            : common('states.loading')}
        </p>
        <Button variant="quiet" size="sm" onClick={props.onReset}>
          <RotateCcw aria-hidden />
          {t('reset')}
        </Button>
      </div>
      <Card isFlush>
        <DataTable
          label={t('title')}
          columns={useColumns()}
          rows={props.page?.items}
          rowId={(row) => row.factorId}
          rowLabel={(row) => row.name}
          onOpenRow={(row) => props.onOpen(row.factorId)}
          problem={props.isError ? { kind: 'error', onRetry: props.onRetry } : undefined}
          paging={{ page: props.pageNumber, pageSize, total, onChange: props.onPage }}
          empty={{
            title: t('empty.title'),
            children: t('empty.hint'),
            actions: (
              <Button variant="secondary" onClick={props.onReset}>
                {t('reset')}
              </Button>
            ),
          }}
        />
      </Card>
    </>
  );
}

function useColumns(): DataColumn<Factor>[] {
  const { t } = useTranslation('factors');
  const format = useFormat();
  const yearsText = useYearsText();
  return useMemo(
    () => [
      { id: 'label', header: t('columns.label'), isRowHeader: true, cell: (row) => <Label factor={row} /> },
      {
        id: 'category',
        header: t('columns.category'),
        width: '10.5rem',
        cell: (row) => (
          <span className="flex items-center gap-2">
            <ScopeMark scope={scopeKindOf(row.scope)} />
            {row.scope === 0 ? t('outside') : `${row.category} ${row.categoryName}`}
          </span>
        ),
      },
      {
        id: 'publisher',
        header: t('columns.publisher'),
        width: '10rem',
        cell: (row) => `${row.publisher}, ${row.editionYear}`,
      },
      { id: 'region', header: t('columns.region'), width: '7rem', cell: (row) => format.region(row.region) },
      {
        id: 'years',
        header: t('columns.years'),
        width: '5.5rem',
        cell: (row) => <span className="figures">{yearsText(row)}</span>,
      },
      {
        id: 'value',
        header: t('columns.value'),
        width: '9.5rem',
        isNumeric: true,
        cell: (row) => (
          // Opening the row shows every digit.
          <span
            className="whitespace-nowrap"
            title={row.kgCo2e === null ? undefined : format.exact(row.kgCo2e)}
          >
            {row.kgCo2e === null ? '–' : formatFactor(row.kgCo2e, format.language)}
            <span className="text-ink-muted">{`\u00a0/ ${row.unitSymbol}`}</span>
          </span>
        ),
      },
    ],
    [t, format, yearsText],
  );
}

/** The name first, with the publisher's wording below it. */
function Label({ factor }: { factor: Factor }) {
  const { t } = useTranslation('factors');
  return (
    <span className="block min-w-44 py-1">
      <span className="font-medium">{factor.name}</span>
      {factor.gases === 'all' ? null : (
        <Badge kind="attention" className="ml-2">
          {t(`gases.${factor.gases}`)}
        </Badge>
      )}
      <span lang="en" className="block font-normal text-ink-muted text-xs">
        {factor.label}
      </span>
    </span>
  );
}
