import { offer } from 'virtual:demo-offer';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import { sessionQuery } from '@/lib/api/queries/session';

/** Secrets that a real service would send by mail or not show. With them, every flow in the demo can be completed. */

/** The open invitations in one line, each with a link to its registration. */
export function OpenInvitations() {
  const { t } = useTranslation('sandbox');
  return (
    <p className="text-ink-muted text-sm">
      {t('invitations.text')}
      {offer.invitations.map(({ token, requiresExtraInfo }, index) => (
        <Fragment key={token}>
          {index === 0 ? ' ' : ', '}
          <Link
            to="/invitation"
            search={{ token }}
            className="figures whitespace-nowrap text-brand underline underline-offset-4"
          >
            {token}
          </Link>
          {requiresExtraInfo ? ` (${t('invitations.extra')})` : null}
        </Fragment>
      ))}
    </p>
  );
}

/** For users who signed in with a temporary password, because no mail was sent. */
export function TemporaryPasswordNote() {
  const { t } = useTranslation('sandbox');
  const { data: user } = useQuery({ ...sessionQuery, enabled: false });
  const isDemo = offer.companies.some(({ accounts }) =>
    accounts.some(({ userId, forcePasswordChange }) => forcePasswordChange && userId === user?.userId),
  );
  if (!isDemo) return null;
  return <Alert className="mb-5">{t('accounts.temporaryIs', { password: offer.password })}</Alert>;
}

/** For users who want to sign in with the form. */
export function DemoPassword() {
  const { t } = useTranslation('sandbox');
  return <p className="text-ink-muted text-sm">{t('accounts.passwordIs', { password: offer.password })}</p>;
}
