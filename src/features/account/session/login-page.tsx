import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField, TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Alert } from '@/components/ui/alert';
import { isApiError } from '@/lib/api/api-error';
import { fieldFailure } from '@/lib/problem/field-failure';
import { useErrorText } from '@/lib/problem/use-error-text';
import { signIn } from '@/state/session';
import { FormPage } from './form-page';

export type LoginPageProps = {
  email: string;
  /** The session expired; the user did not sign out. */
  hasEnded: boolean;
  onSignedIn: () => Promise<unknown>;
  /** Content before the form: the demo of the sandbox. */
  lead?: ReactNode;
  /** Content above the fields. */
  hint?: ReactNode;
  /** A short text about what the API is still loading; sign-in waits for it. */
  waiting?: string | null;
  /** Content at the end, below the part for invited users. */
  children?: ReactNode;
};

export function LoginPage({ email, hasEnded, onSignedIn, lead, hint, waiting, children }: LoginPageProps) {
  const { t } = useTranslation('session');
  const form = useLoginForm(email, onSignedIn);
  return (
    <FormPage title={t('login.title')} isWide={lead !== undefined}>
      {hasEnded ? <Alert className="mb-5">{t('login.ended')}</Alert> : null}
      {lead ? (
        <>
          {lead}
          <h2 className="mt-8 mb-1 font-semibold text-lg">{t('login.withPassword')}</h2>
        </>
      ) : null}
      {hint ? <div className="mb-3">{hint}</div> : null}
      <Form form={form} label={t('login.title')}>
        <TextField
          form={form}
          name="username"
          label={t('login.email')}
          type="email"
          autoComplete="username"
        />
        <PasswordField
          form={form}
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
        />
        <FormActions className="justify-between">
          <SubmitButton form={form} label={(form.isSaving && waiting) || t('login.submit')} />
          <Link
            to="/forgot-password"
            search={() => ({ email: form.methods.getValues('username') || undefined })}
            className="text-brand underline underline-offset-4"
          >
            {t('login.forgot')}
          </Link>
        </FormActions>
      </Form>
      <div className="mt-6 border-t pt-4">
        <p className="text-ink-muted">
          {t('login.invited')}{' '}
          <Link to="/invitation" className="text-brand underline underline-offset-4">
            {t('login.invitedLink')}
          </Link>
        </p>
        {children}
      </div>
    </FormPage>
  );
}

function useLoginForm(email: string, onSignedIn: () => Promise<unknown>) {
  const { t } = useTranslation('session');
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  return useContractForm({
    // Loaded with the first validation, so the form can be used before its rules have arrived.
    schema: () => import('#api/contract/account/session').then(({ loginBody }) => loginBody),
    defaultValues: { username: email, password: '' },
    onSubmit: async (account) => {
      try {
        await signIn(queryClient, account);
      } catch (error) {
        // Wrong password, lockout or no answer: shown at the password, the last field typed.
        if (isApiError(error, 'validation_failed')) throw error;
        throw fieldFailure(
          'password',
          isApiError(error, 'login_failed') ? t('login.failed') : errorText(error),
        );
      }
      await onSignedIn();
    },
  });
}
