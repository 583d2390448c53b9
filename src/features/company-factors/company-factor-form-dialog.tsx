import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import {
  type CompanyFactor,
  type CompanyFactorBody,
  companyFactorBody,
  createCompanyFactor,
  updateCompanyFactor,
} from '#api/contract/company-factors';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { UnsavedScopeProvider, useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { useActivityDataChanged } from '@/state/activity-data';
import { LocationField, SourceFields, TargetFields, ValueFields } from './company-factor-fields';
import { type FactorStart, type FactorValues, startValues, titleOf } from './factor-values';

type Props = { start: FactorStart; onClose: () => void };

/** Adds a factor, or changes one; what it is for and where stays. */
export function CompanyFactorFormDialog(props: Props) {
  return (
    <UnsavedScopeProvider>
      <FormDialog {...props} />
    </UnsavedScopeProvider>
  );
}

function FormDialog({ start, onClose }: Props) {
  const { t } = useTranslation('company-factors');
  const scope = useUnsavedScope();
  const close = async () => {
    if (await scope.confirmLeave()) onClose();
  };
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={() => void close()}
      title={start.kind === 'change' ? t('form.editTitle', { name: titleOf(start.factor) }) : t('add')}
      description={t('form.description')}
    >
      <FactorForm start={start} onClose={() => void close()} onSaved={onClose} />
    </Dialog>
  );
}

function FactorForm({ start, onClose, onSaved }: Props & { onSaved: () => void }) {
  const { t } = useTranslation('company-factors');
  const { t: common } = useTranslation();
  const scope = useUnsavedScope();
  const factor = start.kind === 'change' ? start.factor : null;
  const changed = useActivityDataChanged();
  const form = useContractForm<FactorValues, CompanyFactorBody>({
    // A change has the same fields; what it is for, the server keeps.
    schema: companyFactorBody,
    defaultValues: startValues(start),
    onSubmit: async (body) => {
      const saved = await save(factor, body).catch(async (error: unknown) => {
        // What the other one saved is read on the next opening; nothing typed here is lost.
        if (isApiError(error, 'stale')) await changed();
        throw error;
      });
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

function save(factor: CompanyFactor | null, body: CompanyFactorBody): Promise<CompanyFactor> {
  if (!factor) return call(createCompanyFactor, { body });
  const { companyFactorId: id, updatedOn } = factor;
  return call(updateCompanyFactor, { params: { id }, body, seenUpdatedOn: updatedOn });
}
