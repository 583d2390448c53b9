import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#api/contract/session';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useContactForm } from '@/state/contact-form';

/** What a person should know before reading the figures. */
export function Banners({ user }: { user: SessionUser }) {
  const { t } = useTranslation('dashboard');
  const contactForm = useContactForm();
  const [isDismissed, setIsDismissed] = useState(false);
  const missing = [
    user.missingCompanyInfo && t('missing.companyInfo'),
    user.missingCompanyReportingInfo && t('missing.reportingInfo'),
  ].filter((text): text is string => Boolean(text));
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {user.isTrial ? (
        <Alert
          kind="info"
          title={t('trial.title', { count: user.trialDaysRemaining ?? 0 })}
          actions={
            <Button variant="secondary" size="sm" onClick={() => contactForm.open(t('trial.subject'))}>
              {t('trial.contact')}
            </Button>
          }
        >
          {t('trial.hint')}
        </Alert>
      ) : null}
      {missing.length > 0 && !isDismissed ? (
        <Alert kind="attention" title={t('missing.title')} onDismiss={() => setIsDismissed(true)}>
          {missing.join(' ')} {t(user.isAdmin ? 'missing.adminHint' : 'missing.memberHint')}
        </Alert>
      ) : null}
    </div>
  );
}
