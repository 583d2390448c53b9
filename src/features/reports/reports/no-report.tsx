import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useDialogs } from '@/state/dialogs';

/** Where reports would be, while none can be made. */
export function NoReport() {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const dialogs = useDialogs();
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState
        icon={<FileText />}
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
