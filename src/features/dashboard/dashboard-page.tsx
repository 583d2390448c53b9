import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { WidgetCode, WidgetSelection } from '#api/contract/widget-settings';
import { PageHeader } from '@/components/layout/page';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useSessionUser } from '@/state/session';
import { Banners } from './banners';
import { CompanyTile } from './company-tile';
import { OnboardingCard } from './onboarding-card';
import { useWidgetSelections } from './use-widget-selections';
import { WidgetSettings } from './widget-settings';
import { CategoriesWidget } from './widgets/categories-widget';
import { ElectricityGraphWidget } from './widgets/electricity-graph-widget';
import { ElectricityWidget } from './widgets/electricity-widget';
import { LinksWidget } from './widgets/links-widget';
import { SourcesWidget } from './widgets/sources-widget';
import { TotalsWidget } from './widgets/totals-widget';
import { YearSelector } from './year-selector';

const widgets: Record<WidgetCode, ComponentType> = {
  LINKS: LinksWidget,
  TOTALS: TotalsWidget,
  CATEGORIES: CategoriesWidget,
  ELECTRICITY: ElectricityWidget,
  SOURCES: SourcesWidget,
  ELECTRICITY_GRAPH: ElectricityGraphWidget,
};

/** The year at a glance; with no location yet, the way to the first one. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const user = useSessionUser();
  return (
    <>
      {user.anyLocations ? <Overview /> : <PageHeader title={t('title')} description={user.companyName} />}
      {user.anyLocations ? null : (
        <>
          <Banners user={user} />
          <OnboardingCard isAdmin={user.isAdmin} />
        </>
      )}
    </>
  );
}

function Overview() {
  const { t } = useTranslation('dashboard');
  const user = useSessionUser();
  const selections = useWidgetSelections();
  return (
    <>
      <PageHeader
        title={t('title')}
        description={user.companyName}
        actions={
          <>
            <YearSelector />
            <WidgetSettings widgets={selections} />
          </>
        }
      />
      <Banners user={user} />
      {selections.isError ? <ErrorState onRetry={selections.retry} /> : null}
      <WidgetGrid selections={selections.selections} />
    </>
  );
}

function WidgetGrid({ selections }: { selections: readonly WidgetSelection[] | undefined }) {
  const user = useSessionUser();
  if (!selections) {
    return (
      <div aria-busy className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-[300px]" />
        <Skeleton className="h-[300px]" />
        <Skeleton className="h-[480px]" />
        <Skeleton className="h-[480px]" />
      </div>
    );
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {selections
        .filter(({ show }) => show)
        .map(({ widgetId, code }) => {
          const Content = widgets[code];
          return <Content key={widgetId} />;
        })}
      <CompanyTile user={user} />
    </div>
  );
}
