import { useQuery } from '@tanstack/react-query';
import { useHasScreen } from '@/hooks/use-has-screen';
import { dashboardQueries } from '../queries';
import { screens } from '../screens';
import { Ranking } from './ranking';
import { Widget } from './widget';

/** The ten largest sources of the year: what emits, and where. */
export function SourcesWidget({ title }: { title: string }) {
  const query = useQuery(dashboardQueries.sources);
  // Shares are of the company's total; when that cannot be read, the amounts stand alone.
  const totals = useQuery(dashboardQueries.totals);
  const hasLocationScreen = useHasScreen()(screens.locations);
  return (
    <Widget
      title={title}
      query={query}
      code="SOURCES"
      isEmpty={({ topEmissions }) => topEmissions.length === 0}
    >
      {({ topEmissions }) => (
        <Ranking
          label={title}
          wholeKg={totals.data?.total}
          entries={topEmissions.map(({ rank, entityName, locationId, carbonEquivalent, colour }) => ({
            id: String(rank),
            marker: <span className="w-4">{rank}</span>,
            name: entityName,
            kgCo2e: carbonEquivalent,
            colour: `#${colour}`,
            href: hasLocationScreen ? `${screens.locations}/${locationId}` : undefined,
          }))}
        />
      )}
    </Widget>
  );
}
