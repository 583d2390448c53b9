import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { requiredLine } from '#api/contract/fields';
import type { Scenario } from '#api/contract/scenarios/scenarios';
import { saveSimulation, simulationNameChars } from '#api/contract/scenarios/simulations';
import { FormDialog } from '@/components/crud/form-dialog';
import { TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/api/call';
import type { Simulated } from './calculator-state';

type SaveDialogProps = {
  scenario: Scenario;
  simulated: Simulated;
  onSaved: (name: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for a name and saves the simulation under it. */
export function SaveDialog({ onClose, ...form }: SaveDialogProps) {
  const { t } = useTranslation('scenarios');
  return (
    <FormDialog size="sm" title={t('save.title')} description={t('save.description')} onClose={onClose}>
      {(close) => <NameForm {...form} onClose={close} />}
    </FormDialog>
  );
}

const schema = z.object({ name: requiredLine(simulationNameChars) });

function NameForm({ scenario, simulated, onSaved, onClose }: SaveDialogProps) {
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation();
  const unsaved = useUnsavedScope();
  const form = useContractForm({
    schema,
    defaultValues: { name: '' },
    onSubmit: async ({ name }) => {
      const { scenarioId } = scenario;
      await call(saveSimulation, {
        params: { id: scenarioId },
        body: { name, scenarioId, variables: simulated.entered },
      });
      unsaved.forget();
      await onSaved(name);
    },
  });
  useMarkUnsaved('new', form.isDirty);
  return (
    <Form form={form} label={t('save.title')}>
      <TextField form={form} name="name" label={t('save.name')} maxLength={simulationNameChars} />
      <FormActions>
        <SubmitButton form={form} label={common('actions.save')} />
        <Button onClick={onClose}>{common('actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}
