import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { type Plan, updatePlan } from '#api/contract/scenarios/plans';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RadioGroup } from '@/components/ui/radio-group';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { useRefusalText } from '@/lib/problem/use-refusal-text';
import { useSessionUser } from '@/state/session';
import { scenarioQueries } from '../queries';
import { PlanDialog } from './plan-dialog';

type AddToPlanDialogProps = {
  simulationIds: readonly number[];
  onAdded: () => void;
  onClose: () => void;
};

const newPlan = 0;

/** Adds the selection to an existing plan or creates a new one with it. */
export function AddToPlanDialog({ simulationIds, onAdded, onClose }: AddToPlanDialogProps) {
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation();
  const refusalText = useRefusalText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { isAdmin } = useSessionUser();
  const { data: plans } = useQuery(scenarioQueries.plans());
  const own = plans?.filter(({ isOwner }) => isOwner || isAdmin) ?? [];
  const [chosen, setChosen] = useState(newPlan);
  const [isNaming, setNaming] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const show = async ({ planId }: Plan) => {
    onAdded();
    onClose();
    await navigate({ to: '/scenarios/plans/$planId', params: { planId: String(planId) } });
  };
  const add = async () => {
    const plan = own.find(({ planId }) => planId === chosen);
    if (!plan) return setNaming(true);
    setAdding(true);
    try {
      const changed = await call(updatePlan, {
        params: { planId: plan.planId },
        body: {
          name: plan.name,
          scenarioBackupIds: [...new Set([...plan.scenarioBackupIds, ...simulationIds])],
        },
        seenUpdatedOn: plan.updatedOn,
      });
      toast.success(t('plans.saved', { name: changed.name }));
      await refresh(queryClient, 'scenarios');
      await show(changed);
    } catch (error) {
      setProblem(refusalText(error));
      await refresh(queryClient, 'scenarios');
      setAdding(false);
    }
  };
  if (isNaming || plans?.length === 0)
    return <PlanDialog plan={null} {...{ simulationIds, onClose }} onSaved={show} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('selection.addToPlan')}
      footer={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" disabled={isAdding} onClick={() => void add()}>
            {common('actions.continue')}
          </Button>
        </>
      }
    >
      {problem ? (
        <Alert kind="danger" className="mb-4">
          {problem}
        </Alert>
      ) : null}
      <RadioGroup
        aria-label={t('plans.title')}
        value={chosen}
        onChange={setChosen}
        options={[
          { value: newPlan, label: t('plans.add') },
          ...own.map(({ planId, name, scenarioBackupIds }) => ({
            value: planId,
            label: name,
            description: t('plans.measureCount', { count: scenarioBackupIds.length }),
          })),
        ]}
      />
    </Dialog>
  );
}
