import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { passwordCode, requestPasswordCode, verifyPasswordCode } from '#api/contract/account/accounts';
import { TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { fieldFailure } from '@/lib/problem/field-failure';
import { useErrorText } from '@/lib/problem/use-error-text';
import { FormPage } from './form-page';
import { formatCountdown, type useResendLock } from './use-resend-lock';

type CodeStepProps = {
  email: string;
  resendLock: ReturnType<typeof useResendLock>;
  onChangeEmail: () => void;
  onVerified: (code: string) => void;
};

const schema = z.object({ code: passwordCode });

export function CodeStep({ email, resendLock, onChangeEmail, onVerified }: CodeStepProps) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const form = useContractForm({
    schema,
    defaultValues: { code: '' },
    onSubmit: async ({ code }) => {
      try {
        await call(verifyPasswordCode, { body: { email, code } });
      } catch (error) {
        throw isApiError(error, 'validation_failed') ? error : fieldFailure('code', errorText(error));
      }
      onVerified(code);
    },
  });
  return (
    <FormPage
      title={t('forgot.codeTitle')}
      above={t('forgot.stepCount', { step: 2 })}
      description={t('forgot.codeText', { email })}
    >
      <Form form={form} label={t('forgot.codeTitle')}>
        <TextField
          form={form}
          name="code"
          label={t('forgot.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
        <FormActions className="justify-between">
          <SubmitButton form={form} label={t('forgot.verify')} />
          <Button variant="link" onClick={onChangeEmail}>
            {t('forgot.changeEmail')}
          </Button>
        </FormActions>
      </Form>
      <Resend email={email} resendLock={resendLock} />
    </FormPage>
  );
}

function Resend({ email, resendLock: { remainingMs, lock } }: Pick<CodeStepProps, 'email' | 'resendLock'>) {
  const { t } = useTranslation('session');
  const { t: tApp } = useTranslation('app');
  const [outcome, setOutcome] = useState<'none' | 'sending' | 'sent' | 'failed'>('none');
  const resend = async () => {
    setOutcome('sending');
    try {
      await call(requestPasswordCode, { body: { email } });
      lock();
      setOutcome('sent');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <div className="mt-6 flex flex-col items-start gap-3 border-t pt-4">
      {outcome === 'sent' ? <Alert kind="success">{t('forgot.resent')}</Alert> : null}
      {outcome === 'failed' ? <Alert kind="danger">{tApp('error.global')}</Alert> : null}
      <Button disabled={outcome === 'sending' || remainingMs > 0} onClick={resend} className="figures">
        {remainingMs > 0 ? t('forgot.resendIn', { time: formatCountdown(remainingMs) }) : t('forgot.resend')}
      </Button>
    </div>
  );
}
