import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import {
  type CompanyFactor,
  type CompanyFactorBody,
  companyFactorBody,
  createCompanyFactor,
} from '#api/contract/factors/company-factors';
import { FormDialog } from '@/components/crud/form-dialog';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { type ContractForm, useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/api/call';
import { useActivityDataChanged } from '@/state/activity-data';
import {
  LocationField,
  NetworkBoundaryField,
  SourceFields,
  TargetFields,
  ValueFields,
} from './company-factor-fields';
import { type FactorStart, type FactorValues, startValues, titleOf } from './factor-values';
import { useFactorKind } from './use-factor-kind';

type Props = { start: FactorStart; onClose: () => void };

/** Adds a factor, or changes one; what it is for and where stays. */
export function CompanyFactorFormDialog({ start: asked, onClose }: Props) {
  const { t } = useTranslation('company-factors');
  // What was read when the form opened; a refetch of the list must not move it.
  const [start] = useState(asked);
  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      // The address holds this one, and takes it away by itself.
      onGivenUp={start.kind === 'instead-of' ? undefined : onClose}
      title={start.kind === 'change' ? t('form.editTitle', { name: titleOf(start.factor) }) : t('add')}
      description={t('form.description')}
    >
      {(close) =>
        start.kind === 'change' ? (
          <ChangeForm start={start} onClose={close} onSaved={onClose} />
        ) : (
          <FactorForm
            start={start}
            onSave={(body) => call(createCompanyFactor, { body })}
            onClose={close}
            onSaved={onClose}
          />
        )
      }
    </FormDialog>
  );
}

type ChangeFormProps = {
  start: Extract<FactorStart, { kind: 'change' }>;
  onClose: () => void;
  onSaved: () => void;
};

function ChangeForm({ start, ...events }: ChangeFormProps) {
  const changes = useSaveChanges(useFactorKind(start.factor), start.factor);
  return (
    <>
      <FactorForm start={start} onSave={changes.save} {...events} />
      {changes.dialog}
    </>
  );
}

type FactorFormProps = Props & {
  onSave: (body: CompanyFactorBody, values: FactorValues) => Promise<CompanyFactor>;
  onSaved: () => void;
};

function FactorForm({ start, onSave, onClose, onSaved }: FactorFormProps) {
  const { t } = useTranslation('company-factors');
  const { t: common } = useTranslation();
  const scope = useUnsavedScope();
  const factor = start.kind === 'change' ? start.factor : null;
  const changed = useActivityDataChanged();
  const form: ContractForm<FactorValues, CompanyFactorBody> = useContractForm<
    FactorValues,
    CompanyFactorBody
  >({
    // A change has the same fields; what it is for, the server keeps.
    schema: companyFactorBody,
    defaultValues: startValues(start),
    onSubmit: async (body) => {
      const saved = await onSave(body, form.methods.getValues());
      scope.forget();
      toast.success(t('form.saved', { name: titleOf(saved) }));
      onSaved();
      await changed();
    },
  });
  useMarkUnsaved('edited', form.isDirty);
  return (
    <Form form={form} label={factor ? t('form.edit') : t('add')}>
      {start.kind === 'new' ? <TargetFields form={form} /> : null}
      {start.kind === 'instead-of' ? (
        <p className="break-words">
          <span className="block font-medium text-sm">{t('form.insteadOf')}</span>
          {start.published.label}
        </p>
      ) : null}
      {factor ? null : <LocationField form={form} />}
      <ValueFields form={form} start={start} />
      <NetworkBoundaryField form={form} />
      <SourceFields form={form} />
      <FormActions>
        <SubmitButton
          form={form}
          label={factor ? common('actions.saveChanges') : t('add')}
          needsChange={factor !== null}
        />
        <Button variant="quiet" onClick={onClose}>
          {common('actions.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
