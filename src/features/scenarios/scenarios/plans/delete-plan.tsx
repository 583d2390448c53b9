import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { deletePlan, type Plan } from '#api/contract/scenarios/plans';
import { DeleteQuestion } from '@/components/crud/delete-question';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';

type DeletePlanProps = { plan: Plan; onDeleted: () => void; onClose: () => void };

/** Asks for confirmation; the simulations of the plan are kept. */
export function DeletePlan({ plan: { planId, name }, onDeleted, onClose }: DeletePlanProps) {
  const { t } = useTranslation('scenarios');
  const queryClient = useQueryClient();
  return (
    <DeleteQuestion
      title={t('plans.deleteTitle', { name })}
      description={t('plans.deleteText')}
      confirmLabel={t('plans.deleteConfirm')}
      remove={() => call(deletePlan, { params: { planId } })}
      refresh={() => refresh(queryClient, 'scenarios')}
      onDeleted={async () => {
        onDeleted();
        await refresh(queryClient, 'scenarios');
        toast.success(t('plans.deleted', { name }));
      }}
      onClose={onClose}
    />
  );
}
