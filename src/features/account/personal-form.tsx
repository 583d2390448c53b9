import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { type Profile, profileBody, updateProfile } from '#api/contract/accounts';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useUnsavedChanges } from '@/components/form/unsaved-changes';
import { useContractForm } from '@/components/form/use-contract-form';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { useSessionUser } from '@/state/session';
import { profileQuery } from './queries';

export function PersonalForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const user = useSessionUser();
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: profileBody,
    defaultValues: { firstName: profile.firstName ?? '', lastName: profile.lastName ?? '' },
    onSubmit: async (body) => {
      try {
        const saved = await call(updateProfile, { body, seenUpdatedOn: profile.updatedOn });
        queryClient.setQueryData(profileQuery.queryKey, saved);
      } catch (error) {
        if (!isApiError(error, 'stale')) throw error;
        // The name was changed in another place: show what is there now and let the person decide again.
        toast.warning(t('conflict'));
        await queryClient.invalidateQueries(profileQuery);
        return;
      }
      toast.success(t('saved'));
      await queryClient.invalidateQueries(sessionQuery);
    },
  });
  const unsaved = useUnsavedChanges(form.isDirty);
  useBlocker({ shouldBlockFn: unsaved.shouldBlock, enableBeforeUnload: false, disabled: !form.isDirty });
  return (
    <>
      <Form form={form} label={t('personal')}>
        <div className="flex flex-col gap-1.5">
          <span className="font-medium">{t('email')}</span>
          <span className="flex h-9 items-center">{user.email}</span>
        </div>
        <TextField form={form} name="firstName" label={t('firstName')} autoComplete="given-name" />
        <TextField form={form} name="lastName" label={t('lastName')} autoComplete="family-name" />
        <FormActions>
          <SubmitButton form={form} label={t('save')} needsChange />
        </FormActions>
      </Form>
      {unsaved.dialog}
    </>
  );
}
