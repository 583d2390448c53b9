import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stepper } from '@/components/ui/stepper';
import { CompanyForm } from './company-form';
import { FormPage } from './form-page';
import { type Profile, ProfileForm } from './profile-form';
import { TokenForm } from './token-form';
import { useFocusOnStep } from './use-focus-on-step';

type InvitationPageProps = {
  token: string | undefined;
  onToken: (token: string) => void;
  onRegistered: () => Promise<unknown>;
};

export function InvitationPage({ token, onToken, onRegistered }: InvitationPageProps) {
  const { t } = useTranslation('session');
  const place = useFocusOnStep(token ?? '');
  return (
    <FormPage title={t('invitation.title')} description={token ? undefined : t('invitation.tokenText')}>
      <div ref={place}>
        {token ? (
          <Registration key={token} token={token} onRegistered={onRegistered} />
        ) : (
          <TokenForm onValid={onToken} />
        )}
      </div>
      <p className="mt-6 border-t pt-4 text-ink-muted">
        {t('invitation.haveAccount')}{' '}
        <Link to="/login" className="text-brand underline underline-offset-4">
          {t('login.submit')}
        </Link>
      </p>
    </FormPage>
  );
}

type Tab = 'profile' | 'company';

/** Two tabs; the second opens when the server has accepted the first. Going back keeps what was typed. */
function Registration({ token, onRegistered }: { token: string; onRegistered: () => Promise<unknown> }) {
  const { t } = useTranslation('session');
  const [tab, setTab] = useState<Tab>('profile');
  const place = useFocusOnStep(tab);
  const [accepted, setAccepted] = useState<{ profile: Profile; requiresExtraInfo: boolean } | null>(null);
  return (
    <div className="flex flex-col gap-6">
      <Stepper<Tab>
        label={t('invitation.stepsLabel')}
        current={tab}
        onSelect={setTab}
        steps={[
          { id: 'profile', label: t('invitation.profileTab'), isDone: tab === 'company' },
          { id: 'company', label: t('invitation.companyTab'), isLocked: accepted === null },
        ]}
      />
      <div ref={tab === 'profile' ? place : null} hidden={tab !== 'profile'}>
        <ProfileForm
          token={token}
          onAccepted={(profile, requiresExtraInfo) => {
            setAccepted({ profile, requiresExtraInfo });
            setTab('company');
          }}
        />
      </div>
      {accepted ? (
        <div ref={tab === 'company' ? place : null} hidden={tab !== 'company'}>
          <CompanyForm
            token={token}
            profile={accepted.profile}
            requiresExtraInfo={accepted.requiresExtraInfo}
            onRegistered={onRegistered}
          />
        </div>
      ) : null}
    </div>
  );
}
