import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyFactor } from '#api/contract/factors/company-factors';
import { CrudTable } from '@/components/crud/crud-table';
import { rowActions } from '@/components/crud/row-actions';
import { useCrudList } from '@/components/crud/use-crud-list';
import { useHistoryEntry } from '@/components/crud/use-history-entry';
import type { DataColumn } from '@/components/data-table/columns';
import { PageHeader } from '@/components/layout/page';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import { ReadOnlyNote } from '@/components/ui/read-only-note';
import { useFactorRun } from '@/hooks/use-factor-run';
import { useFormat } from '@/hooks/use-format';
import { useSessionUser } from '@/state/session';
import { CompanyFactorDialog } from './company-factor-dialog';
import { CompanyFactorFormDialog } from './company-factor-form-dialog';
import { DeleteCompanyFactor } from './delete-company-factor';
import { titleOf } from './factor-values';
import { companyFactorQueries } from './queries';
import { type CompanyFactorSearch, pageSize } from './search';
import { useValidityText } from './use-validity-text';

type Props = {
  search: CompanyFactorSearch;
  onSearch: (search: CompanyFactorSearch, replace?: boolean) => void;
};

/** The factors that the company is responsible for. Everyone can read them; Admins change them. */
export function CompanyFactorsPage({ search, onSearch }: Props) {
  const { t } = useTranslation('company-factors');
  const { t: common } = useTranslation();
  const { isAdmin } = useSessionUser();
  const page = search.page ?? 1;
  const query = useQuery(companyFactorQueries.list(page));
  const { data } = query;
  const list = useCrudList<CompanyFactor>({
    data: data && { items: data.items, total: data.pagination?.TotalCount ?? 0 },
    page,
    pageSize,
    onPage: (next, replace) => onSearch({ ...search, page: next }, replace),
    rowId: (row) => row.companyFactorId,
  });
  const { data: published } = useQuery({
    ...companyFactorQueries.published(search.insteadOf ?? 0),
    enabled: search.insteadOf !== undefined,
  });
  const { run, unfinished } = useFactorRun();
  const historyOf = useHistoryEntry();
  const addButton = (
    <Button variant="primary" onClick={list.startAdding}>
      <Plus aria-hidden />
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={isAdmin ? addButton : <ReadOnlyNote changedBy="admins" />}
      />
      {unfinished ? (
        <Alert
          kind="attention"
          title={t('unfinished', { name: unfinished.companyFactorName ?? '' })}
          className="mb-4"
        >
          <Link to="/factors/recalculation" search={{ run: unfinished.recalculationId }}>
            {t('unfinishedRows')}
          </Link>
        </Alert>
      ) : null}
      {run ? (
        <Card className="mb-4">
          <Progress
            label={t('running', { name: run.companyFactorName ?? '' })}
            share={run.totalRows === 0 ? null : run.doneRows / run.totalRows}
          />
        </Card>
      ) : null}
      <Card isFlush>
        <CrudTable
          label={t('title')}
          columns={useColumns()}
          // Says when a refetch of the list failed; nothing is typed into this list.
          list={{ rows: query.isError ? undefined : list.rows, paging: list.paging }}
          query={query}
          rowId={(row) => row.companyFactorId}
          rowLabel={titleOf}
          onOpenRow={(row) => onSearch({ ...search, factor: row.companyFactorId })}
          rowActions={(row) =>
            isAdmin
              ? rowActions({
                  edit: { label: common('actions.edit'), onSelect: () => void list.edit(row) },
                  others: historyOf('company_factors', row.companyFactorId),
                  remove: { label: t('delete.confirm'), onSelect: () => list.setDeleting(row) },
                })
              : []
          }
          empty={{
            title: t('empty.title'),
            children: t(isAdmin ? 'empty.hint' : 'empty.hintReader'),
            actions: isAdmin ? addButton : undefined,
          }}
        />
      </Card>
      {search.factor === undefined ? null : (
        <CompanyFactorDialog id={search.factor} onClose={() => onSearch({ ...search, factor: undefined })} />
      )}
      {list.isAdding ? (
        <CompanyFactorFormDialog start={{ kind: 'new' }} onClose={() => void list.stopAdding()} />
      ) : null}
      {list.edited ? (
        <CompanyFactorFormDialog start={{ kind: 'change', factor: list.edited }} onClose={list.stopEditing} />
      ) : null}
      {isAdmin && published ? (
        <CompanyFactorFormDialog
          start={{ kind: 'instead-of', published }}
          onClose={() => onSearch({ ...search, insteadOf: undefined })}
        />
      ) : null}
      {list.deleting ? (
        <DeleteCompanyFactor factor={list.deleting} onClose={() => list.setDeleting(null)} />
      ) : null}
    </>
  );
}

/** A factor that states CO2 only has the same total. */
function totalOf({ kgCo2e, kgCo2, kgCh4Co2e, kgN2oCo2e }: CompanyFactor): string | null {
  return kgCo2e ?? (kgCh4Co2e === null && kgN2oCo2e === null ? kgCo2 : null);
}

function useColumns(): DataColumn<CompanyFactor>[] {
  const { t } = useTranslation('company-factors');
  const format = useFormat();
  const validityText = useValidityText();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        isRowHeader: true,
        cell: (row) => (
          <span className="block py-1">
            <span className="font-medium">{row.name}</span>
            {row.locationName === null ? null : (
              <span className="block font-normal text-sm">{row.locationName}</span>
            )}
            {row.method ? (
              <span className="block font-normal text-ink-muted text-xs">{t(`methods.${row.method}`)}</span>
            ) : null}
          </span>
        ),
      },
      {
        id: 'value',
        header: t('columns.value'),
        isNumeric: true,
        cell: (row) => (
          <span className="whitespace-nowrap">
            {totalOf(row) === null ? t('byGas') : format.exact(totalOf(row) ?? '')}
            <span className="text-ink-muted">{`\u00a0/ ${row.unitSymbol}`}</span>
          </span>
        ),
      },
      {
        id: 'validity',
        header: t('columns.validity'),
        cell: (row) => <span className="figures block min-w-22">{validityText(row)}</span>,
      },
      {
        id: 'source',
        header: t('columns.source'),
        cell: (row) => (
          <span className="block min-w-40 py-1">
            {row.publisher}
            <span className="block text-ink-muted text-xs">{`${row.document}, ${row.reference}`}</span>
          </span>
        ),
      },
      { id: 'by', header: t('columns.by'), cell: (row) => row.createdByName ?? '–' },
    ],
    [t, format, validityText],
  );
}
