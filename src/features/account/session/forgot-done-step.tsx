import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { FormPage } from './form-page';

export function DoneStep({ email }: { email: string }) {
  const { t } = useTranslation('session');
  return (
    <FormPage title={t('forgot.doneTitle')} description={t('forgot.doneText')}>
      <Button variant="primary" asChild>
        <Link to="/login" search={{ email }}>
          {t('forgot.continue')}
        </Link>
      </Button>
    </FormPage>
  );
}
