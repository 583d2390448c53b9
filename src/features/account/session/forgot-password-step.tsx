import { useTranslation } from 'react-i18next';
import { resetPassword } from '#api/contract/account/accounts';
import { PasswordField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/api/call';
import { fieldFailure } from '@/lib/problem/field-failure';
import { useErrorText } from '@/lib/problem/use-error-text';
import { repeatedPassword } from '@/state/password';
import { FormPage } from './form-page';

type PasswordStepProps = { email: string; code: string; onChangeCode: () => void; onSaved: () => void };

/** Allows going back to request a new code when the old one has expired. */
export function PasswordStep({ email, code, onChangeCode, onSaved }: PasswordStepProps) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const form = useContractForm({
    schema: repeatedPassword,
    defaultValues: { newPassword: '', confirm: '' },
    onSubmit: async ({ newPassword }) => {
      try {
        await call(resetPassword, { body: { email, code, newPassword } });
      } catch (error) {
        throw fieldFailure('confirm', errorText(error));
      }
      onSaved();
    },
  });
  return (
    <FormPage title={t('forgot.newTitle')} above={t('forgot.stepCount', { step: 3 })}>
      <Form form={form} label={t('forgot.newTitle')}>
        <PasswordField
          form={form}
          name="newPassword"
          label={t('forgot.newPassword')}
          hint={t('forgot.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField form={form} name="confirm" label={t('forgot.confirm')} autoComplete="new-password" />
        <FormActions className="justify-between">
          <SubmitButton form={form} label={t('forgot.save')} />
          <Button variant="link" onClick={onChangeCode}>
            {t('forgot.changeCode')}
          </Button>
        </FormActions>
      </Form>
    </FormPage>
  );
}
