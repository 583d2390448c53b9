import { Link } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#api/contract/account/session';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useHasScreen } from '@/hooks/use-has-screen';
import { useDialogs } from '@/state/dialogs';
import { dismissedBannersAtom, missingParts } from './dismissed-banner';
import { screens } from './screens';

/** What a user should know before reading the figures. */
export function Banners({ user }: { user: SessionUser }) {
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {user.isTrial ? <TrialBanner daysRemaining={user.trialDaysRemaining ?? 0} /> : null}
      <MissingInformation user={user} />
    </div>
  );
}

function TrialBanner({ daysRemaining }: { daysRemaining: number }) {
  const { t } = useTranslation('dashboard');
  const dialogs = useDialogs();
  return (
    <Alert
      kind="info"
      title={t('trial.title', { count: daysRemaining })}
      actions={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => dialogs.open('contact', { subject: t('trial.subject') })}
        >
          {t('trial.contact')}
        </Button>
      }
    >
      {t('trial.hint')}
    </Alert>
  );
}

/** Company details come first, because the reporting information refers to them. */
function MissingInformation({ user }: { user: SessionUser }) {
  const { t } = useTranslation('dashboard');
  const hasScreen = useHasScreen();
  const [dismissed, setDismissed] = useAtom(dismissedBannersAtom);
  const { missingCompanyInfo, missingCompanyReportingInfo, isAdmin } = user;
  const parts = missingParts(user);
  if (parts === '' || dismissed[user.userId] === parts) return null;
  const texts = [
    missingCompanyInfo && t('missing.companyInfo'),
    missingCompanyReportingInfo && t('missing.reportingInfo'),
  ].filter((text): text is string => Boolean(text));
  const isReporting = !missingCompanyInfo && missingCompanyReportingInfo;
  const target = isReporting ? screens.reportingInformation : screens.settings;
  return (
    <Alert
      kind="attention"
      title={t('missing.title')}
      onDismiss={() => setDismissed({ ...dismissed, [user.userId]: parts })}
      actions={
        isAdmin && hasScreen(target) ? (
          <Button asChild variant="secondary" size="sm">
            <Link to={target}>{t(isReporting ? 'missing.toReporting' : 'missing.toSettings')}</Link>
          </Button>
        ) : null
      }
    >
      {texts.join(' ')} {t(isAdmin ? 'missing.adminHint' : 'missing.memberHint')}
    </Alert>
  );
}
