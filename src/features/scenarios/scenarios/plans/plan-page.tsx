import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan, PlanResult } from '#api/contract/scenarios/plans';
import { ReadFailure } from '@/components/crud/read-failure';
import { BackLabel, PageHeader } from '@/components/layout/page';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { useFormat } from '@/hooks/use-format';
import { useSessionUser } from '@/state/session';
import { PdfButton } from '../pdf-button';
import { scenarioQueries } from '../queries';
import type { PlanSearch } from '../search';
import { useFigureText } from '../use-figure-text';
import { DeletePlan } from './delete-plan';
import type { Method } from './mac-bars';
import { MacChart } from './mac-chart';
import { PathChart } from './path-chart';
import { PlanDialog } from './plan-dialog';
import { PlanTotals } from './plan-totals';
import { StepsTable } from './steps-table';

type PlanPageProps = {
  planId: number;
  search: PlanSearch;
  onSearch: (search: PlanSearch) => void;
};

const methods: readonly Method[] = ['location', 'market'];

/**
 * The results of a plan: what each measure saves on top of the measures before it, and what remains of today's
 * emissions.
 */
export function PlanPage({ planId, search, onSearch }: PlanPageProps) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const query = useQuery(scenarioQueries.plan(planId));
  const { data } = query;
  return (
    <>
      <PageHeader
        title={data?.plan.name ?? t('plans.title')}
        description={
          data
            ? t('plan.by', {
                owner: data.plan.ownerName,
                date: format.date(data.plan.updatedOn),
              })
            : undefined
        }
        above={
          <Link to="/scenarios/plans">
            <BackLabel>{t('plans.title')}</BackLabel>
          </Link>
        }
        actions={
          data ? (
            <>
              <PlanActions plan={data.plan} />
              <PdfButton document={data.document} fileName={data.plan.name} />
            </>
          ) : undefined
        }
      />
      {/* The server refuses measures that overlap without a rule for their order, and names them. */}
      {query.error && !data ? (
        <ReadFailure
          error={query.error}
          onRetry={() => void query.refetch()}
          missing={{ title: t('plan.missing'), hint: t('plan.missingHint') }}
        />
      ) : null}
      {query.isPending ? <Skeleton className="h-96" /> : null}
      {data ? <PlanBody {...{ search, onSearch }} result={data} /> : null}
    </>
  );
}

function PlanBody({ result, search, onSearch }: Omit<PlanPageProps, 'planId'> & { result: PlanResult }) {
  const { t } = useTranslation('scenarios');
  const figures = useFigureText(result.currency);
  const method = search.method ?? 'location';
  return (
    <div className="flex flex-col gap-4">
      {result.differences.map((field) => (
        <Alert key={field} kind="attention">
          {t(`plan.differs.${field}`)}
        </Alert>
      ))}
      <PlanTotals {...{ result, figures }} />
      <Card title={t('plan.costs')} description={t('plan.costsHint')}>
        <Tabs<Method>
          look="segments"
          label={t('plan.method')}
          value={method}
          onChange={(next) => onSearch({ method: next })}
          tabs={methods.map((one) => ({
            id: one,
            label: t(`plan.methods.${one}`),
            content: one === method ? <MacChart steps={result.steps} {...{ method, figures }} /> : null,
          }))}
        />
      </Card>
      <Card title={t('plan.path')} description={t('plan.pathHint')}>
        <PathChart result={result} figures={figures} />
      </Card>
      <Card isFlush title={t('plan.steps')} description={t('plan.orderHint')}>
        <StepsTable {...{ result, figures }} />
      </Card>
    </div>
  );
}

function PlanActions({ plan }: { plan: Plan }) {
  const { t: common } = useTranslation();
  const { roleName, isAdmin } = useSessionUser();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'change' | 'delete' | null>(null);
  if (roleName === 'View' || !(plan.isOwner || isAdmin)) return null;
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('delete')}>{common('actions.delete')}</Button>
      <Button onClick={() => setOpen('change')}>{common('actions.edit')}</Button>
      {open === 'change' ? <PlanDialog plan={plan} onClose={close} /> : null}
      {open === 'delete' ? (
        <DeletePlan
          plan={plan}
          onDeleted={() => void navigate({ to: '/scenarios/plans', replace: true })}
          onClose={close}
        />
      ) : null}
    </>
  );
}
