import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { z } from 'zod';
import { type Profile, type ProfileBody, profileBody, updateProfile } from '#api/contract/account/accounts';
import type { Changeable } from '@/components/crud/changeable';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useUnsavedChanges } from '@/components/form/unsaved-changes';
import { type ContractForm, useContractForm } from '@/components/form/use-contract-form';
import { call } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { useSessionUser } from '@/state/session';
import { profileQuery } from './queries';

type ProfileValues = z.input<typeof profileBody>;

export function PersonalForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'entries']);
  const user = useSessionUser();
  const queryClient = useQueryClient();
  // The values when the user started typing. Using newer values would overwrite another change unnoticed.
  const [read, setRead] = useState(profile);
  const changes = useSaveChanges(useProfileKind(), read);
  const form: ContractForm<ProfileValues, ProfileBody> = useContractForm<ProfileValues, ProfileBody>({
    schema: profileBody,
    defaultValues: toValues(read),
    onSubmit: async (body) => {
      const saved = await changes.save(body, form.methods.getValues());
      queryClient.setQueryData(profileQuery.queryKey, saved);
      toast.success(t('saved'));
      await queryClient.invalidateQueries(sessionQuery);
    },
  });
  const { isDirty, isSaving, methods } = form;
  useEffect(() => {
    if (isDirty || isSaving || profile.updatedOn === read.updatedOn) return;
    setRead(profile);
    methods.reset(toValues(profile));
  }, [isDirty, isSaving, methods, profile, read]);
  const unsaved = useUnsavedChanges(form.isDirty);
  useBlocker({ shouldBlockFn: unsaved.shouldBlock, enableBeforeUnload: false, disabled: !form.isDirty });
  return (
    <>
      <Form form={form} label={t('personal')}>
        <div className="flex flex-col gap-1.5">
          <span className="font-medium">{t('email')}</span>
          <span className="break-words">{user.email}</span>
        </div>
        <TextField form={form} name="firstName" label={t('firstName')} autoComplete="given-name" />
        <TextField form={form} name="lastName" label={t('lastName')} autoComplete="family-name" />
        <FormActions>
          <SubmitButton form={form} label={t('save')} needsChange />
        </FormActions>
      </Form>
      {unsaved.dialog}
      {changes.dialog}
    </>
  );
}

function toValues({ firstName, lastName }: Profile): ProfileValues {
  return { firstName: firstName ?? '', lastName: lastName ?? '' };
}

/** How the user's own name is saved, and which fields are decided when it was changed elsewhere too. */
function useProfileKind(): Changeable<Profile, ProfileValues, ProfileBody> {
  const { t } = useTranslation('profile');
  return {
    schema: profileBody,
    toValues,
    update: ({ updatedOn }, body) => call(updateProfile, { body, seenUpdatedOn: updatedOn }),
    parts: (['firstName', 'lastName'] as const).map((field) => ({
      id: field,
      label: t(field),
      fields: [field],
      describe: async (values) => values[field],
    })),
  };
}
