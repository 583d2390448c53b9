import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { sessionQuery } from '@/lib/api/queries/session';
import { replacedPassword, useReplacePassword } from '@/state/password';
import { signOut, useReloadSession } from '@/state/session';
import { FormPage } from './form-page';

/** Replaces every other screen until the temporary password has been changed. */
export function NewPasswordPage({ note, onSaved }: { note?: ReactNode; onSaved: () => Promise<unknown> }) {
  const { t } = useTranslation('session');
  const queryClient = useQueryClient();
  const replacePassword = useReplacePassword();
  const reloadSession = useReloadSession();
  const form = useContractForm({
    schema: replacedPassword,
    defaultValues: { currentPassword: '', newPassword: '', confirm: '' },
    onSubmit: async (entry) => {
      await replacePassword(entry);
      // The temporary password is no longer valid. Showing a later failure in this form would ask for it again.
      queryClient.setQueryData(
        sessionQuery.queryKey,
        (user) => user && { ...user, forcePasswordChange: false },
      );
      await reloadSession().catch(() => undefined);
      await onSaved();
    },
  });
  return (
    <FormPage title={t('newPassword.title')} description={t('newPassword.text')}>
      {note}
      <Form form={form} label={t('newPassword.title')}>
        <PasswordField
          form={form}
          name="currentPassword"
          label={t('newPassword.current')}
          autoComplete="current-password"
        />
        <PasswordField
          form={form}
          name="newPassword"
          label={t('newPassword.new')}
          hint={t('newPassword.hint')}
          autoComplete="new-password"
        />
        <PasswordField
          form={form}
          name="confirm"
          label={t('newPassword.confirm')}
          autoComplete="new-password"
        />
        <FormActions className="justify-between">
          <SubmitButton form={form} label={t('newPassword.save')} />
          <Button variant="link" onClick={signOut}>
            {t('newPassword.signOut')}
          </Button>
        </FormActions>
      </Form>
    </FormPage>
  );
}
