import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { registrationUserBody, validateRegistrationUser } from '#api/contract/account/registrations';
import { PasswordField, TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { call } from '@/lib/api/call';
import { announceRegistrationFailure } from './registration-failure';

const schema = registrationUserBody
  .omit({ token: true })
  .extend({ confirm: z.string().min(1) })
  .refine((entry) => entry.confirm === entry.password, {
    path: ['confirm'],
    params: { code: 'passwordMismatch' },
    // Runs even if other rules fail, so that all problems are shown together.
    when: () => true,
  });

export type Profile = Omit<z.output<typeof schema>, 'confirm'>;

type ProfileAnswer = {
  token: string;
  onAccepted: (profile: Profile, requiresExtraInfo: boolean) => void;
};

/** Dirty again when something is changed after it was accepted. */
export function useProfileForm({ token, onAccepted }: ProfileAnswer) {
  const { t } = useTranslation('session');
  return useContractForm({
    schema,
    defaultValues: { email: '', password: '', confirm: '', firstName: '', lastName: '' },
    onSubmit: async ({ confirm: _confirm, ...profile }) => {
      try {
        const answer = await call(validateRegistrationUser, { body: { token, ...profile } });
        if (!answer.isValid) throw new Error('The profile was not accepted.');
        onAccepted(profile, answer.requiresExtraInfo);
      } catch (error) {
        announceRegistrationFailure(error, t('login.failed'));
        throw error;
      }
    },
  });
}

export function ProfileForm({ form }: { form: ReturnType<typeof useProfileForm> }) {
  const { t } = useTranslation('session');
  return (
    <Form form={form} label={t('invitation.profileTab')}>
      <TextField
        form={form}
        name="email"
        label={t('invitation.email')}
        type="email"
        autoComplete="username"
      />
      <PasswordField
        form={form}
        name="password"
        label={t('invitation.password')}
        hint={t('invitation.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField form={form} name="confirm" label={t('invitation.confirm')} autoComplete="new-password" />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          form={form}
          name="firstName"
          label={t('invitation.firstName')}
          autoComplete="given-name"
          isOptional
        />
        <TextField
          form={form}
          name="lastName"
          label={t('invitation.lastName')}
          autoComplete="family-name"
          isOptional
        />
      </div>
      <FormActions>
        <SubmitButton form={form} label={t('invitation.next')} />
      </FormActions>
    </Form>
  );
}
