import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { type CompanyKeyFigure, deleteKeyFigure } from '#api/contract/company/key-figures';
import { CrudTable } from '@/components/crud/crud-table';
import { DeleteQuestion } from '@/components/crud/delete-question';
import { rowActions } from '@/components/crud/row-actions';
import { useCrudList } from '@/components/crud/use-crud-list';
import { useHistoryEntry } from '@/components/crud/use-history-entry';
import type { DataColumn } from '@/components/data-table/columns';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { useCompanyChanged } from '@/state/company';
import { useSessionUser } from '@/state/session';
import { KeyFigureDialog } from './key-figure-dialog';
import { companyQueries } from './queries';

/** All years of a company fit on one page. */
const pageSize = 200;

const rowId = (row: CompanyKeyFigure) => row.companyKeyFigureId;

/** The key figures that emissions are compared with, year by year. */
export function KeyFiguresCard({ className }: { className?: string }) {
  const { t } = useTranslation('company-details');
  const { t: common } = useTranslation();
  const { isAdmin } = useSessionUser();
  const historyOf = useHistoryEntry();
  const query = useQuery(companyQueries.keyFigures());
  const items = query.data;
  const { data: company } = useQuery(companyQueries.details());
  const list = useCrudList<CompanyKeyFigure>({
    data: items && { items, total: items.length },
    page: 1,
    pageSize,
    onPage: () => undefined,
    rowId,
  });
  const addButton = (
    <Button size="sm" onClick={list.startAdding}>
      <Plus aria-hidden />
      {t('figures.add')}
    </Button>
  );
  return (
    <Card
      title={t('figures.title')}
      description={t('figures.description')}
      actions={isAdmin ? addButton : undefined}
      className={className}
      isFlush
    >
      <CrudTable
        label={t('figures.title')}
        columns={useColumns()}
        list={list}
        query={query}
        rowId={rowId}
        rowLabel={({ year }) => String(year)}
        rowActions={(row) =>
          isAdmin
            ? rowActions({
                edit: { label: common('actions.edit'), onSelect: () => void list.edit(row) },
                others: historyOf('company_key_figures', rowId(row)),
                remove: { label: common('actions.delete'), onSelect: () => list.setDeleting(row) },
              })
            : []
        }
        empty={{
          title: t('figures.empty'),
          children: t(isAdmin ? 'figures.emptyText' : 'figures.emptyReader'),
        }}
      />
      {list.isAdding ? (
        <KeyFigureDialog
          latestYear={items?.[0]?.year ?? null}
          currency={company?.currency ?? null}
          onClose={() => void list.stopAdding()}
        />
      ) : null}
      {list.edited ? <KeyFigureDialog figure={list.edited} onClose={list.stopEditing} /> : null}
      {list.deleting ? <DeleteFigures figure={list.deleting} onClose={list.deleted} /> : null}
    </Card>
  );
}

function DeleteFigures({ figure, onClose }: { figure: CompanyKeyFigure; onClose: () => void }) {
  const { t } = useTranslation('company-details');
  const changed = useCompanyChanged();
  const { year, companyKeyFigureId: id, updatedOn } = figure;
  return (
    <DeleteQuestion
      title={t('figures.deleteTitle', { year })}
      description={t('figures.deleteText')}
      confirmLabel={t('figures.delete')}
      remove={() => call(deleteKeyFigure, { params: { id }, seenUpdatedOn: updatedOn })}
      refresh={changed}
      onDeleted={async () => {
        // The row is gone when the dialog closes, so the focus moves to the next row.
        await changed();
        toast.success(t('figures.deleted', { year }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function useColumns(): DataColumn<CompanyKeyFigure>[] {
  const { t } = useTranslation('company-details');
  const format = useFormat();
  return useMemo(() => {
    const amount = (value: number | null, unit: string | null = null) =>
      value === null ? '–' : [format.number(value, { maxDecimals: 3 }), unit].filter(Boolean).join('\u00a0');
    return [
      { id: 'year', header: t('figures.year'), isRowHeader: true, cell: ({ year }) => String(year) },
      {
        id: 'revenue',
        header: t('figures.revenue'),
        isNumeric: true,
        cell: ({ revenue, revenueCurrency }) => amount(revenue, revenueCurrency),
      },
      {
        id: 'employees',
        header: t('figures.employees'),
        unit: t('figures.employeesUnit'),
        isNumeric: true,
        cell: ({ employees }) => amount(employees),
      },
      {
        id: 'output',
        header: t('figures.output'),
        isNumeric: true,
        cell: ({ output, outputUnit }) => amount(output, outputUnit),
      },
    ];
  }, [t, format]);
}
