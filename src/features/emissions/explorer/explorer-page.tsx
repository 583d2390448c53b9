import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Lightbulb, MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { locationQueries } from '@/lib/api/queries/locations';
import { useSessionUser } from '@/state/session';
import { EmissionCard } from './emission-card';
import { FilterBar } from './filter-bar';
import { explorerQueries } from './queries';
import { type ExplorerSearch, filterOf, isLocationMissing, withKnownType } from './search';

type ExplorerPageProps = {
  search: ExplorerSearch;
  onSearch: (search: ExplorerSearch) => void;
};

/** Emissions over time, by location, category, type and period. The URL holds the filter. */
export function ExplorerPage({ search, onSearch }: ExplorerPageProps) {
  const { t } = useTranslation('explorer');
  const { today } = useSessionUser();
  const asked = filterOf(search, today);
  const locations = useQuery(locationQueries.list());
  const isMissing = isLocationMissing(
    asked,
    locations.data?.map(({ locationId }) => locationId),
  );
  const types = useQuery({ ...explorerQueries.types(asked), enabled: !isMissing });
  const filter = withKnownType(
    asked,
    types.data?.map(({ id }) => id),
  );
  const change = (next: Partial<ExplorerSearch>) => onSearch({ ...filter, view: search.view, ...next });
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <Button asChild>
            <Link to="/explorer/advice">
              <Lightbulb aria-hidden />
              {t('advice')}
            </Link>
          </Button>
        }
      />
      <FilterBar
        filter={filter}
        locations={locations.data ?? []}
        types={types.data ?? []}
        today={today}
        onChange={change}
        onReset={() => onSearch({})}
      />
      {isMissing ? (
        <MissingLocation onAll={() => change({ location: 0, type: 0 })} />
      ) : (
        <EmissionCard
          filter={filter}
          locationName={locations.data?.find(({ locationId }) => locationId === filter.location)?.name}
          typeName={filter.type === 0 ? undefined : types.data?.find(({ id }) => id === filter.type)?.name}
          today={today}
          onPeriod={change}
          view={search.view ?? 'compared'}
          onView={(view) => change({ view })}
        />
      )}
    </>
  );
}

/** Shown instead of figures, because those of other locations would be misleading. */
function MissingLocation({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('explorer');
  return (
    <Card role="alert">
      <EmptyState
        icon={<MapPinOff />}
        title={t('missingLocation.title')}
        actions={<Button onClick={onAll}>{t('missingLocation.all')}</Button>}
      >
        {t('missingLocation.hint')}
      </EmptyState>
    </Card>
  );
}
