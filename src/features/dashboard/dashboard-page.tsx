import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/layout/page';
import { ErrorState } from '@/components/ui/error-state';
import { useSessionUser } from '@/state/session';
import { Banners } from './banners';
import { OnboardingCard } from './onboarding-card';
import { TileGrid } from './tile-grid';
import { useWidgetSelections } from './use-widget-selections';
import { WidgetSettings } from './widget-settings';
import { YearSelector } from './year-selector';

/** The year at a glance; with no location yet, the way to the first one. */
export function DashboardPage() {
  return useSessionUser().anyLocations ? <Overview /> : <Onboarding />;
}

function Onboarding() {
  const { t } = useTranslation('dashboard');
  const user = useSessionUser();
  return (
    <>
      <PageHeader title={t('title')} />
      <Banners user={user} />
      <OnboardingCard isAdmin={user.isAdmin} />
    </>
  );
}

function Overview() {
  const { t } = useTranslation('dashboard');
  const user = useSessionUser();
  const widgets = useWidgetSelections();
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <YearSelector />
            <WidgetSettings widgets={widgets} />
          </>
        }
      />
      <Banners user={user} />
      {widgets.isError ? (
        <ErrorState onRetry={widgets.retry} />
      ) : (
        <TileGrid selections={widgets.selections} />
      )}
    </>
  );
}
