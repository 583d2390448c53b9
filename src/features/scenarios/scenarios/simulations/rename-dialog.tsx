import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { z } from 'zod';
import { requiredLine } from '#api/contract/fields';
import { renameSimulation, type Simulation, simulationNameChars } from '#api/contract/scenarios/simulations';
import type { Changeable } from '@/components/crud/changeable';
import { FormDialog } from '@/components/crud/form-dialog';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { useSelection } from './selection';

type RenameDialogProps = { simulation: Simulation; onClose: () => void };

/** Renames a saved simulation; asks when another user has renamed it first. */
export function RenameDialog({ simulation: asked, onClose }: RenameDialogProps) {
  const { t } = useTranslation('scenarios');
  // The name as read when the form opened; a refetch of the list must not change it.
  const [simulation] = useState(asked);
  return (
    <FormDialog size="sm" title={t('rename.title', { name: simulation.name })} onClose={onClose}>
      {(close) => <RenameForm simulation={simulation} onClose={close} onSaved={onClose} />}
    </FormDialog>
  );
}

type Values = { name: string };
const schema = z.object({ name: requiredLine(simulationNameChars) });

function RenameForm({ simulation, onClose, onSaved }: RenameDialogProps & { onSaved: () => void }) {
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation();
  const queryClient = useQueryClient();
  const unsaved = useUnsavedScope();
  const { rename } = useSelection();
  const changes = useSaveChanges(useRenaming(), simulation);
  const form = useContractForm<Values>({
    schema,
    defaultValues: { name: simulation.name },
    onSubmit: async (body) => {
      const { name } = await changes.save(body, body);
      unsaved.forget();
      rename(simulation.scenarioBackupId, name);
      await refresh(queryClient, 'scenarios');
      toast.success(t('rename.done', { name }));
      onSaved();
    },
  });
  useMarkUnsaved('edited', form.isDirty);
  return (
    <>
      <Form form={form} label={t('rename.title', { name: simulation.name })}>
        <TextField form={form} name="name" label={t('save.name')} maxLength={simulationNameChars} />
        <FormActions>
          <SubmitButton form={form} label={common('actions.rename')} needsChange />
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
        </FormActions>
      </Form>
      {changes.dialog}
    </>
  );
}

function useRenaming(): Changeable<Simulation, Values, Values> {
  const { t } = useTranslation('scenarios');
  return {
    schema,
    toValues: ({ name }) => ({ name }),
    update: ({ scenarioId: id, scenarioBackupId, updatedOn }, { name }) =>
      call(renameSimulation, {
        params: { id, saveId: scenarioBackupId },
        body: { scenarioBackupId, name },
        seenUpdatedOn: updatedOn,
      }),
    parts: [{ id: 'name', label: t('save.name'), fields: ['name'], describe: async ({ name }) => name }],
  };
}
