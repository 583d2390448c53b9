import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '#api/contract/scenarios/plans';
import { rowActions } from '@/components/crud/row-actions';
import { DataTable } from '@/components/data-table/data-table';
import { PageHeader } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ReadOnlyNote } from '@/components/ui/read-only-note';
import { useFormat } from '@/hooks/use-format';
import { useSessionUser } from '@/state/session';
import { scenarioQueries } from '../queries';
import { DeletePlan } from './delete-plan';
import { PlanDialog } from './plan-dialog';

/** The dialog that is open on the page. */
type Open = { kind: 'new' } | { kind: 'change'; plan: Plan } | { kind: 'delete'; plan: Plan };

/** The reduction plans of the company: measures combined without double counting. */
export function PlansPage() {
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { roleName, isAdmin } = useSessionUser();
  const { data, isError, refetch } = useQuery(scenarioQueries.plans());
  const [open, setOpen] = useState<Open | null>(null);
  const show = (planId: number) =>
    void navigate({ to: '/scenarios/plans/$planId', params: { planId: String(planId) } });
  const canEdit = roleName !== 'View';
  const add = (
    <Button variant="primary" onClick={() => setOpen({ kind: 'new' })}>
      <ListPlus aria-hidden />
      {t('plans.add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('plans.title')}
        description={t('plans.description')}
        actions={canEdit ? add : <ReadOnlyNote changedBy="editors" />}
      />
      <Card isFlush>
        <DataTable
          label={t('plans.title')}
          rows={data}
          rowId={({ planId }) => planId}
          rowLabel={({ name }) => name}
          onOpenRow={({ planId }) => show(planId)}
          problem={isError && !data ? { kind: 'error', onRetry: () => void refetch() } : undefined}
          empty={{
            title: t('plans.empty'),
            children: t('plans.emptyHint'),
            actions: canEdit ? add : undefined,
          }}
          columns={[
            { id: 'name', header: t('plans.name'), isRowHeader: true, cell: ({ name }) => name },
            {
              id: 'measures',
              header: t('plans.measures'),
              isNumeric: true,
              cell: ({ scenarioBackupIds }) => format.number(scenarioBackupIds.length),
            },
            { id: 'owner', header: t('plans.owner'), cell: ({ ownerName }) => ownerName },
            {
              id: 'updated',
              header: t('plans.updated'),
              cell: ({ updatedOn }) => <span className="figures">{format.date(updatedOn)}</span>,
            },
          ]}
          rowActions={(plan) =>
            canEdit && (plan.isOwner || isAdmin)
              ? rowActions({
                  edit: {
                    label: common('actions.edit'),
                    onSelect: () => setOpen({ kind: 'change', plan }),
                  },
                  remove: {
                    label: common('actions.delete'),
                    onSelect: () => setOpen({ kind: 'delete', plan }),
                  },
                })
              : []
          }
        />
      </Card>
      {open?.kind === 'delete' ? (
        <DeletePlan plan={open.plan} onDeleted={() => setOpen(null)} onClose={() => setOpen(null)} />
      ) : null}
      {open?.kind === 'new' || open?.kind === 'change' ? (
        <PlanDialog
          plan={open.kind === 'change' ? open.plan : null}
          onSaved={({ planId }) => (open.kind === 'new' ? show(planId) : undefined)}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}
