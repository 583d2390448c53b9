import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { z } from 'zod';
import { createPlan, mostMeasures, type Plan, planBody, updatePlan } from '#api/contract/scenarios/plans';
import type { Changeable } from '@/components/crud/changeable';
import { FormDialog } from '@/components/crud/form-dialog';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { Field } from '@/components/form/field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { MeasurePicker } from './measure-picker';

type PlanDialogProps = {
  /** Null: a new one. */
  plan: Plan | null;
  /** What a new plan begins with. */
  simulationIds?: readonly number[];
  onSaved: (plan: Plan) => void;
  onClose: () => void;
};

/** Name and measures of a plan. */
export function PlanDialog({ plan: asked, onClose, ...props }: PlanDialogProps) {
  const { t } = useTranslation('scenarios');
  // What was read when the form opened; a refetch of the list must not move it.
  const [plan] = useState(asked);
  return (
    <FormDialog
      size="lg"
      title={plan ? t('plans.changeTitle', { name: plan.name }) : t('plans.add')}
      description={t('plans.formHint', { most: mostMeasures })}
      onClose={onClose}
    >
      {(close) =>
        plan ? (
          <ChangeForm {...props} plan={plan} onClose={close} />
        ) : (
          <PlanForm {...props} plan={null} onClose={close} onSave={(body) => call(createPlan, { body })} />
        )
      }
    </FormDialog>
  );
}

const schema = planBody;
type Values = z.input<typeof schema>;
type Body = z.output<typeof schema>;

function ChangeForm(props: PlanDialogProps & { plan: Plan }) {
  const changes = useSaveChanges(usePlanKind(), props.plan);
  return (
    <>
      <PlanForm {...props} onSave={changes.save} />
      {changes.dialog}
    </>
  );
}

type PlanFormProps = PlanDialogProps & { onSave: (body: Body, mine: Values) => Promise<Plan> };

function PlanForm({ plan, simulationIds = [], onSave, onSaved, onClose }: PlanFormProps) {
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation();
  const queryClient = useQueryClient();
  const unsaved = useUnsavedScope();
  const form = useContractForm<Values, Body>({
    schema,
    defaultValues: plan ? toValues(plan) : { name: '', scenarioBackupIds: [...simulationIds] },
    onSubmit: async (body) => {
      const saved = await onSave(body, form.methods.getValues());
      unsaved.forget();
      await refresh(queryClient, 'scenarios');
      toast.success(t('plans.saved', { name: saved.name }));
      onSaved(saved);
    },
  });
  useMarkUnsaved(plan ? 'edited' : 'new', form.isDirty);
  return (
    <Form form={form} label={plan ? t('plans.changeTitle', { name: plan.name }) : t('plans.add')}>
      <TextField form={form} name="name" label={t('plans.name')} maxLength={100} />
      <Field form={form} name="scenarioBackupIds" label={t('plans.measures')} isGroup>
        {({ id, value, onChange }) => (
          <MeasurePicker labelledBy={`${id}-label`} id={id} picked={value} onPick={onChange} />
        )}
      </Field>
      <FormActions>
        <SubmitButton
          form={form}
          label={plan ? common('actions.saveChanges') : t('plans.create')}
          needsChange={plan !== null}
        />
        <Button onClick={onClose}>{common('actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}

function toValues({ name, scenarioBackupIds }: Plan): Values {
  return { name, scenarioBackupIds };
}

function usePlanKind(): Changeable<Plan, Values, Body> {
  const { t } = useTranslation('scenarios');
  return {
    schema,
    toValues,
    update: ({ planId, updatedOn }, body) =>
      call(updatePlan, { params: { planId }, body, seenUpdatedOn: updatedOn }),
    parts: ({ read, theirs }) => [
      { id: 'name', label: t('plans.name'), fields: ['name'], describe: async ({ name }) => name },
      // Lists are new objects each time: they differ only if what is in them does.
      ...(String(read.scenarioBackupIds) === String(theirs.scenarioBackupIds)
        ? []
        : [
            {
              id: 'measures',
              label: t('plans.measures'),
              fields: ['scenarioBackupIds' as const],
              describe: async ({ scenarioBackupIds }: Values) =>
                t('plans.measureCount', { count: scenarioBackupIds.length }),
            },
          ]),
    ],
  };
}
