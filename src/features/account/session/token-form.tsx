import { useTranslation } from 'react-i18next';
import { invitationTokenBody, validateInvitationToken } from '#api/contract/account/registrations';
import { TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Alert } from '@/components/ui/alert';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { fieldFailure } from '@/lib/problem/field-failure';
import { useErrorText } from '@/lib/problem/use-error-text';

type TokenFormProps = {
  /** The token from the address. */
  token?: string;
  /** Why that token cannot be used. */
  refusal: string | null;
  onValid: (token: string) => void;
};

export function TokenForm({ token: given = '', refusal, onValid }: TokenFormProps) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const form = useContractForm({
    schema: invitationTokenBody,
    defaultValues: { token: given },
    onSubmit: async ({ token }) => {
      const answer = await call(validateInvitationToken, { body: { token } }).catch((error: unknown) => {
        throw isApiError(error, 'validation_failed') ? error : fieldFailure('token', errorText(error));
      });
      if (!answer.isValid) throw fieldFailure('token', t('invitation.invalidToken'));
      onValid(token);
    },
  });
  return (
    <Form form={form} label={t('invitation.title')}>
      {refusal && form.failedSubmits === 0 ? <Alert kind="danger">{refusal}</Alert> : null}
      <TextField form={form} name="token" label={t('invitation.token')} autoComplete="off" />
      <FormActions>
        <SubmitButton form={form} label={t('invitation.check')} />
      </FormActions>
    </Form>
  );
}
