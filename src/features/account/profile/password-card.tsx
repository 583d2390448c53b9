import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { PasswordField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Card } from '@/components/ui/card';
import { replacedPassword, useReplacePassword } from '@/state/password';

export function PasswordCard() {
  const { t } = useTranslation('profile');
  const replacePassword = useReplacePassword();
  const form = useContractForm({
    schema: replacedPassword,
    defaultValues: { currentPassword: '', newPassword: '', confirm: '' },
    afterSuccess: 'reset',
    onSubmit: async (entry) => {
      await replacePassword(entry);
      toast.success(t('passwordSaved'));
    },
  });
  return (
    <Card title={t('passwordTitle')} description={t('passwordText')}>
      <Form form={form} label={t('passwordTitle')}>
        <PasswordField
          form={form}
          name="currentPassword"
          label={t('current')}
          autoComplete="current-password"
        />
        <PasswordField
          form={form}
          name="newPassword"
          label={t('new')}
          hint={t('passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField form={form} name="confirm" label={t('confirm')} autoComplete="new-password" />
        <FormActions>
          <SubmitButton form={form} label={t('changePassword')} />
        </FormActions>
      </Form>
    </Card>
  );
}
