import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useDialogs } from '@/state/dialogs';

/** Where scenarios would be, while there is none. */
export function NoScenario() {
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation();
  const dialogs = useDialogs();
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState
        icon={<FlaskConical />}
        title={t('none.title')}
        actions={
          <Button onClick={() => dialogs.open('contact', { subject: t('title') })}>
            {common('actions.contactUs')}
          </Button>
        }
      >
        {t('none.hint')}
      </EmptyState>
    </>
  );
}
