import { useQuery } from '@tanstack/react-query';
import { figures } from '#api/contract/emissions/figures';
import { ScopeMark, scopeColours } from '@/components/ui/scope-badge';
import { useHasScreen } from '@/hooks/use-has-screen';
import { useEmissionTrail } from '@/state/emission-trail';
import { dashboardQueries } from '../queries';
import { screens } from '../screens';
import { Ranking } from './ranking';
import { useIsReported } from './use-is-reported';
import { Widget } from './widget';

/** The ten largest sources of the year with their location, in the colour and shape of their scope. */
export function SourcesWidget({ title }: { title: string }) {
  const trail = useEmissionTrail();
  const query = useQuery(dashboardQueries.sources);
  // Shares are of the company's total. If that can't be read, only the amounts are shown.
  const totals = useQuery(dashboardQueries.totals);
  const hasLocationScreen = useHasScreen()(screens.locations);
  return (
    <Widget
      title={title}
      query={query}
      code="SOURCES"
      isEmpty={({ topEmissions }) => topEmissions.length === 0}
      isZero={useIsReported(query.data?.year)}
    >
      {({ topEmissions, year }) => (
        <Ranking
          label={title}
          wholeKg={totals.data?.total}
          entries={topEmissions.map(({ rank, entityName, carbonEquivalent, ...one }) => ({
            id: String(rank),
            marker: (
              <>
                <ScopeMark scope={scopeOf(one.category)} className="size-2.5" />
                <span className="w-4">{rank}</span>
              </>
            ),
            name: entityName,
            kgCo2e: carbonEquivalent,
            colour: scopeColours[scopeOf(one.category)],
            href: hasLocationScreen ? `${screens.locations}/${one.locationId}` : undefined,
            onOpen: () => {
              const { kind, itemId, category, locationId } = one;
              const selection = figures.source({ year }, { kind, itemId, category, locationId });
              trail.open({ selection, name: `${entityName}, ${year}` });
            },
          }))}
        />
      )}
    </Widget>
  );
}

/** `1.2` belongs to Scope 1. */
function scopeOf(category: string): 1 | 2 | 3 {
  return Number(category.split('.')[0]) as 1 | 2 | 3;
}
