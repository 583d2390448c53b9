import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { requestPasswordCode, requestPasswordCodeBody } from '#api/contract/account/accounts';
import { TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { fieldFailure } from '@/lib/problem/field-failure';
import { useErrorText } from '@/lib/problem/use-error-text';
import { FormPage } from './form-page';

export function EmailStep({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const form = useContractForm({
    schema: requestPasswordCodeBody,
    defaultValues: { email },
    onSubmit: async (body) => {
      try {
        await call(requestPasswordCode, { body });
      } catch (error) {
        throw isApiError(error, 'validation_failed') ? error : fieldFailure('email', errorText(error));
      }
      onSent(body.email);
    },
  });
  return (
    <FormPage title={t('forgot.title')} above={t('forgot.stepCount', { step: 1 })}>
      <Form form={form} label={t('forgot.title')}>
        <TextField
          form={form}
          name="email"
          label={t('forgot.email')}
          hint={t('forgot.emailHint')}
          type="email"
          autoComplete="username"
        />
        <FormActions className="justify-between">
          <SubmitButton form={form} label={t('forgot.send')} />
          <Link to="/login" className="text-brand underline underline-offset-4">
            {t('forgot.backToLogin')}
          </Link>
        </FormActions>
      </Form>
    </FormPage>
  );
}
