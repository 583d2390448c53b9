import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyFactor } from '#api/contract/factors/company-factors';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { PageHeader } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import { useFormat } from '@/hooks/use-format';
import { useSessionUser } from '@/state/session';
import { CompanyFactorDialog } from './company-factor-dialog';
import { CompanyFactorFormDialog } from './company-factor-form-dialog';
import { DeleteCompanyFactor } from './delete-company-factor';
import { titleOf } from './factor-values';
import { companyFactorQueries } from './queries';
import { type CompanyFactorSearch, pageSize } from './search';
import { useFactorRun } from './use-factor-run';
import { useValidityText } from './use-validity-text';

type Props = { search: CompanyFactorSearch; onSearch: (search: CompanyFactorSearch) => void };

/** The factors a company answers for itself; everybody reads them, Admins change them. */
export function CompanyFactorsPage({ search, onSearch }: Props) {
  const { t } = useTranslation('company-factors');
  const { t: common } = useTranslation();
  const { isAdmin } = useSessionUser();
  const list = useQuery(companyFactorQueries.list(search.page ?? 1));
  const { data: published } = useQuery({
    ...companyFactorQueries.published(search.insteadOf ?? 0),
    enabled: search.insteadOf !== undefined,
  });
  const run = useFactorRun();
  const [edited, setEdited] = useState<CompanyFactor | 'new' | null>(null);
  const [deleted, setDeleted] = useState<CompanyFactor | null>(null);
  const addButton = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      <Plus aria-hidden />
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={isAdmin ? addButton : undefined}
      />
      {run ? (
        <Card className="mb-4">
          <Progress
            label={t('running', { name: run.companyFactorName ?? '' })}
            share={run.totalRows === 0 ? null : run.doneRows / run.totalRows}
          />
        </Card>
      ) : null}
      <Card isFlush>
        <DataTable
          label={t('title')}
          columns={useColumns()}
          rows={list.data?.items}
          rowId={(row) => row.companyFactorId}
          rowLabel={titleOf}
          onOpenRow={(row) => onSearch({ ...search, factor: row.companyFactorId })}
          rowActions={(row) =>
            isAdmin
              ? [
                  {
                    id: 'edit',
                    label: common('actions.edit'),
                    icon: <Pencil />,
                    onSelect: () => setEdited(row),
                  },
                  {
                    id: 'delete',
                    label: t('delete.confirm'),
                    icon: <Trash2 />,
                    onSelect: () => setDeleted(row),
                  },
                ]
              : []
          }
          problem={list.isError ? { kind: 'error', onRetry: () => void list.refetch() } : undefined}
          paging={{
            page: search.page ?? 1,
            pageSize,
            total: list.data?.pagination?.TotalCount ?? 0,
            onChange: (page) => onSearch({ ...search, page }),
          }}
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
      {edited === null ? null : (
        <CompanyFactorFormDialog
          start={edited === 'new' ? { kind: 'new' } : { kind: 'change', factor: edited }}
          onClose={() => setEdited(null)}
        />
      )}
      {isAdmin && published ? (
        <CompanyFactorFormDialog
          start={{ kind: 'instead-of', published }}
          onClose={() => onSearch({ ...search, insteadOf: undefined })}
        />
      ) : null}
      {deleted === null ? null : <DeleteCompanyFactor factor={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
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
            {row.kgCo2e === null ? t('byGas') : format.exact(row.kgCo2e)}
            <span className="text-ink-muted">{`\u00a0/ ${row.unitSymbol}`}</span>
          </span>
        ),
      },
      {
        id: 'validity',
        header: t('columns.validity'),
        cell: (row) => <span className="figures">{validityText(row)}</span>,
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
