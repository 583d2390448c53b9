import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useDialogs } from '@/state/dialogs';

/** A kind of report that the company's plan does not have: why it is closed, and what to do. */
export function UpgradeBanner({ name }: { name: string }) {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const { t: shell } = useTranslation('shell');
  const dialogs = useDialogs();
  return (
    <Alert
      kind="attention"
      className="mb-5"
      title={common('locked.message')}
      actions={
        <Button
          variant="link"
          onClick={() => dialogs.open('contact', { subject: shell('upgrade.subject', { feature: name }) })}
        >
          {common('actions.contactUs')}
        </Button>
      }
    >
      {t('locked', { name })}
    </Alert>
  );
}
