import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/layout/page';
import { ErrorState } from '@/components/ui/error-state';
import { useSessionUser } from '@/state/session';
import { Banners } from './banners';
import { NextStep } from './next-step';
import { OnboardingCard } from './onboarding-card';
import { TileGrid } from './tile-grid';
import { useTilesDue } from './use-tiles-due';
import { useWidgetSelections } from './use-widget-selections';
import { WidgetSettings } from './widget-settings';
import { YearSelector } from './year-selector';

/** Shows the year at a glance. Without a location, it shows how to add the first one. */
export function DashboardPage({ figures }: { figures: Promise<unknown> }) {
  return useSessionUser().anyLocations ? <Overview figures={figures} /> : <Onboarding />;
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

function Overview({ figures }: { figures: Promise<unknown> }) {
  const { t } = useTranslation('dashboard');
  const user = useSessionUser();
  const widgets = useWidgetSelections();
  const areTilesDue = useTilesDue(figures);
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
      <NextStep />
      {widgets.isError ? (
        <ErrorState onRetry={widgets.retry} />
      ) : (
        <TileGrid selections={areTilesDue ? widgets.selections : undefined} />
      )}
    </>
  );
}
