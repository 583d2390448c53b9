import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedScopeProvider, useMarkUnsaved } from '@/components/form/unsaved-scope';
import { Skeleton } from '@/components/ui/skeleton';
import { useFocusOnStep } from '@/components/wizard/use-focus-on-step';
import { stepInAddress, useWizard } from '@/components/wizard/use-wizard';
import { useWizardGuard } from '@/components/wizard/use-wizard-guard';
import { Wizard } from '@/components/wizard/wizard';
import { CompanyForm } from './company-form';
import { FormPage } from './form-page';
import { type Profile, ProfileForm, useProfileForm } from './profile-form';
import type { InvitationSearch } from './search';
import { TokenForm } from './token-form';
import { useInvitation } from './use-invitation';

type InvitationPageProps = {
  search: InvitationSearch;
  onSearch: (search: InvitationSearch) => void;
  onRegistered: () => Promise<unknown>;
  /** Shown at the end while a token is requested: where to find one. */
  offer?: ReactNode;
};

export function InvitationPage({ search, onSearch, onRegistered, offer }: InvitationPageProps) {
  const { t } = useTranslation('session');
  const { token } = search;
  const invitation = useInvitation(token);
  const place = useFocusOnStep(invitation.isOpen ? (token ?? '') : '');
  return (
    <FormPage
      title={t('invitation.title')}
      description={invitation.isOpen ? undefined : t('invitation.tokenText')}
    >
      <div ref={place}>
        {invitation.isOpen && token ? (
          <UnsavedScopeProvider key={token}>
            <Registration {...{ search, onSearch, onRegistered }} token={token} />
          </UnsavedScopeProvider>
        ) : invitation.isPending ? (
          <FormSkeleton />
        ) : (
          <TokenForm
            key={token}
            token={token}
            refusal={invitation.refusal}
            onValid={(next) => {
              invitation.noteOpen(next);
              onSearch({ token: next });
            }}
          />
        )}
      </div>
      <p className="mt-6 border-t pt-4 text-ink-muted">
        {t('invitation.haveAccount')}{' '}
        <Link to="/login" className="text-brand underline underline-offset-4">
          {t('login.submit')}
        </Link>
      </p>
      {/* Loads later than the rest and would move the content below it. */}
      {invitation.isOpen || invitation.isPending ? null : offer}
    </FormPage>
  );
}

/** Shown in place of the form while the token is checked. */
function FormSkeleton() {
  const { t } = useTranslation('session');
  return (
    <div role="status" aria-label={t('invitation.checking')} className="flex flex-col gap-5">
      {['w-24', 'w-32', 'w-28'].map((width) => (
        <div key={width} className="flex flex-col gap-2">
          <Skeleton className={width} />
          <Skeleton className="h-9 w-full" />
        </div>
      ))}
    </div>
  );
}

type RegistrationProps = InvitationPageProps & { token: string };

/**
 * The second step opens once the server has accepted the first, and is locked again while the first is changed: only
 * accepted values are registered. Going back keeps what was typed.
 */
function Registration({ token, search, onSearch, onRegistered }: RegistrationProps) {
  const { t } = useTranslation('session');
  const [accepted, setAccepted] = useState<{ profile: Profile; requiresExtraInfo: boolean } | null>(null);
  const profile = useProfileForm({
    token,
    onAccepted: (entry, requiresExtraInfo) => {
      setAccepted({ profile: entry, requiresExtraInfo });
      wizard.advance('company');
    },
  });
  // Accepted values are not saved yet; only the completed registration saves them.
  useMarkUnsaved('new', profile.isDirty || accepted !== null);
  const wizard = useWizard(
    [
      {
        id: 'profile',
        label: t('invitation.profileTab'),
        isDone: accepted !== null && !profile.isDirty,
      },
      { id: 'company', label: t('invitation.companyTab'), needs: ['profile'] },
    ],
    stepInAddress(search, onSearch),
    { keepsEdits: true },
  );
  useWizardGuard({ keepsEdits: true });
  return (
    <Wizard wizard={wizard} label={t('invitation.stepsLabel')}>
      <div hidden={wizard.current !== 'profile'}>
        <ProfileForm form={profile} />
      </div>
      {accepted ? (
        <div hidden={wizard.current !== 'company'}>
          <CompanyForm
            token={token}
            profile={accepted.profile}
            requiresExtraInfo={accepted.requiresExtraInfo}
            onRegistered={onRegistered}
          />
        </div>
      ) : null}
    </Wizard>
  );
}
