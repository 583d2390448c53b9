import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import {
  createReportingInformation,
  type ReportingInformation,
  type ReportingInformationBody,
  reportingInformationBody,
} from '#api/contract/company/reporting-informations';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useUnsavedChanges } from '@/components/form/unsaved-changes';
import { type ContractForm, useContractForm } from '@/components/form/use-contract-form';
import { SettingsFields } from '@/components/settings/settings-fields';
import { call } from '@/lib/api/call';
import { useActivityDataChanged } from '@/state/activity-data';
import { useCompanyChanged } from '@/state/company';
import { useSessionUser } from '@/state/session';
import { reportingQueries } from './queries';
import { ReportingFields } from './reporting-fields';
import { nextPeriodOf, type ReportingValues, toValues } from './reporting-values';
import { useLossQuestion } from './use-loss-question';
import { useReportingKind } from './use-reporting-kind';

/** The current period and its settings. */
export function ChangeForm({ current }: { current: ReportingInformation }) {
  const { t } = useTranslation('reporting-information');
  // The values when the user started editing. Using newer values would overwrite another user's changes unnoticed.
  const [read, setRead] = useState(current);
  const changes = useSaveChanges(useReportingKind(), read);
  const { form, dialogs } = useReportingForm({
    values: toValues(read),
    seenStart: read.periodStart,
    onSave: changes.save,
  });
  const { isDirty, isSaving, methods } = form;
  useEffect(() => {
    if (isDirty || isSaving || current.updatedOn === read.updatedOn) return;
    setRead(current);
    methods.reset(toValues(current));
  }, [isDirty, isSaving, methods, current, read]);
  return (
    <>
      <ReportingForm form={form} seenStart={read.periodStart} label={t('save')} needsChange />
      {dialogs}
      {changes.dialog}
    </>
  );
}

type BeginProps = { current: ReportingInformation | null; onDone: () => void };

/** The first period, or the one after the current one. */
export function BeginForm({ current, onDone }: BeginProps) {
  const { t } = useTranslation('reporting-information');
  const { form, dialogs } = useReportingForm({
    values: current ? nextPeriodOf(current) : toValues(null),
    seenStart: null,
    onSave: (body) => call(createReportingInformation, { body }),
    onDone,
  });
  return (
    <>
      <ReportingForm form={form} seenStart={null} label={t(current ? 'beginSave' : 'state')} />
      {dialogs}
    </>
  );
}

type FormProps = {
  form: ContractForm<ReportingValues, ReportingInformationBody>;
  seenStart: string | null;
  label: string;
  needsChange?: boolean;
};

function ReportingForm({ form, seenStart, label, needsChange }: FormProps) {
  const { t } = useTranslation('reporting-information');
  const { isAdmin } = useSessionUser();
  return (
    <Form form={form} label={t('form')}>
      <SettingsFields>
        <ReportingFields form={form} seenStart={seenStart} />
      </SettingsFields>
      {isAdmin ? (
        <FormActions>
          <SubmitButton form={form} label={label} needsChange={needsChange} />
        </FormActions>
      ) : null}
    </Form>
  );
}

type Saving = {
  values: ReportingValues;
  /** The stored period; saving it again asks nothing. */
  seenStart: string | null;
  onSave: (body: ReportingInformationBody, values: ReportingValues) => Promise<ReportingInformation>;
  onDone?: () => void;
};

function useReportingForm({ values, seenStart, onSave, onDone }: Saving) {
  const { t } = useTranslation('reporting-information');
  const queryClient = useQueryClient();
  const companyChanged = useCompanyChanged();
  const activityDataChanged = useActivityDataChanged();
  const loss = useLossQuestion();
  const form: ContractForm<ReportingValues, ReportingInformationBody> = useContractForm<
    ReportingValues,
    ReportingInformationBody
  >({
    schema: reportingInformationBody,
    defaultValues: values,
    onSubmit: async (body) => {
      const isNewPeriod = body.periodStart !== seenStart;
      const acceptsLoss = isNewPeriod && (await loss.ask(body.periodStart));
      const saved = await onSave({ ...body, acceptsLoss }, { ...form.methods.getValues(), acceptsLoss });
      queryClient.setQueryData(reportingQueries.current().queryKey, saved);
      toast.success(t('saved'));
      onDone?.();
      await companyChanged();
      // Reviews were added or removed, so the marks in the menu change.
      if (isNewPeriod) await activityDataChanged();
    },
  });
  const unsaved = useUnsavedChanges(form.isDirty);
  useBlocker({ shouldBlockFn: unsaved.shouldBlock, enableBeforeUnload: false, disabled: !form.isDirty });
  const dialogs = (
    <>
      {unsaved.dialog}
      {loss.dialog}
    </>
  );
  return { form, dialogs };
}
