import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useDialogs } from '@/state/dialogs';

/** Opens the contact form about a feature that is not in the company's plan. */
export function useAskForUpgrade(): (feature: string) => void {
  const { t } = useTranslation('shell');
  const dialogs = useDialogs();
  return (feature) => dialogs.open('contact', { subject: t('upgrade.subject', { feature }) });
}

type UpgradeBannerProps = {
  feature: string;
  /** What can be seen of it, and what the plan lacks. */
  children: ReactNode;
};

/** At the top of a page whose feature is not in the plan: why it is locked, and what to do. */
export function UpgradeBanner({ feature, children }: UpgradeBannerProps) {
  const { t } = useTranslation();
  const ask = useAskForUpgrade();
  return (
    <Alert
      kind="attention"
      className="mb-5"
      title={t('locked.message')}
      actions={
        <Button variant="link" onClick={() => ask(feature)}>
          {t('actions.contactUs')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
