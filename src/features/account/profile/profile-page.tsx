import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/layout/page';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { DevicesCard } from './devices-card';
import { LanguageCard } from './language-card';
import { PasswordCard } from './password-card';
import { PersonalForm } from './personal-form';
import { profileQuery } from './queries';

export function ProfilePage() {
  const { t } = useTranslation('profile');
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="grid max-w-280 items-start gap-5 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          <PersonalCard />
          <DevicesCard />
        </div>
        <div className="flex flex-col gap-5">
          <LanguageCard />
          <PasswordCard />
        </div>
      </div>
    </>
  );
}

function PersonalCard() {
  const { t } = useTranslation('profile');
  const { data: profile, isError, refetch } = useQuery(profileQuery);
  return (
    <Card title={t('personal')} description={t('personalText')}>
      {isError ? <ErrorState onRetry={() => void refetch()} /> : null}
      {profile ? <PersonalForm profile={profile} /> : null}
      {!profile && !isError ? <LoadingForm /> : null}
    </Card>
  );
}

/** Placeholder in final size: three labelled fields and a button. */
function LoadingForm() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      {['email', 'first', 'last'].map((field) => (
        <div key={field} className="flex flex-col gap-1.5">
          <Skeleton className="h-5.5 w-24" />
          <Skeleton className="h-9 w-full" />
        </div>
      ))}
      <Skeleton className="h-9 w-32" />
    </div>
  );
}
