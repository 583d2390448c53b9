import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { createPlan, mostMeasures, type Plan, planBody, updatePlan } from '#api/contract/scenarios/plans';
import type { Changeable } from '@/components/crud/changeable';
import { RecordDialog } from '@/components/crud/record-dialog';
import { Field } from '@/components/form/fields/field';
import { TextField } from '@/components/form/fields/text-field';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { MeasurePicker } from './measure-picker';

type PlanDialogProps = {
  /** Null for a new plan. */
  plan: Plan | null;
  /** The initial measures of a new plan. */
  simulationIds?: readonly number[];
  /** Called after the dialog has closed. */
  onSaved?: (plan: Plan) => void;
  onClose: () => void;
};

type Values = z.input<typeof planBody>;
type Body = z.output<typeof planBody>;

/** Name and measures of a plan. */
export function PlanDialog({ plan, simulationIds = [], onSaved, onClose }: PlanDialogProps) {
  const { t } = useTranslation('scenarios');
  const queryClient = useQueryClient();
  const kind = usePlanKind();
  // The dialog closes once the lists contain the plan.
  const shown = async (saving: Promise<Plan>) => {
    const saved = await saving;
    await refresh(queryClient, 'scenarios');
    return saved;
  };
  return (
    <RecordDialog<Plan, Values, Body>
      row={plan}
      kind={{ ...kind, update: (seen, body) => shown(kind.update(seen, body)) }}
      create={(body) => shown(call(createPlan, { body }))}
      start={{ name: '', scenarioBackupIds: [...simulationIds] }}
      title={(read) => (read ? t('plans.changeTitle', { name: read.name }) : t('plans.add'))}
      description={t('plans.formHint', { most: mostMeasures })}
      addLabel={t('plans.create')}
      savedText={({ name }) => t('plans.saved', { name })}
      onSaved={onSaved}
      size="lg"
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField form={form} name="name" label={t('plans.name')} maxLength={100} />
          <Field form={form} name="scenarioBackupIds" label={t('plans.measures')} isGroup>
            {({ id, value, onChange }) => (
              <MeasurePicker labelledBy={`${id}-label`} id={id} picked={value} onPick={onChange} />
            )}
          </Field>
        </>
      )}
    </RecordDialog>
  );
}

function toValues({ name, scenarioBackupIds }: Plan): Values {
  return { name, scenarioBackupIds };
}

function usePlanKind(): Changeable<Plan, Values, Body> {
  const { t } = useTranslation('scenarios');
  return {
    schema: planBody,
    toValues,
    update: ({ planId, updatedOn }, body) =>
      call(updatePlan, { params: { planId }, body, seenUpdatedOn: updatedOn }),
    parts: ({ read, theirs }) => [
      { id: 'name', label: t('plans.name'), fields: ['name'], describe: async ({ name }) => name },
      // Lists are new objects after each read, so they conflict only when their contents differ.
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
