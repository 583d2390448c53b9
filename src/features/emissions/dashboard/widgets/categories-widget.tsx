import { useQuery } from '@tanstack/react-query';
import { figures } from '#api/contract/emissions/figures';
import { ScopeMark, scopeColours } from '@/components/ui/scope-badge';
import { useEmissionTrail } from '@/state/emission-trail';
import { dashboardQueries } from '../queries';
import { Ranking } from './ranking';
import { useIsReported } from './use-is-reported';
import { Widget } from './widget';

/** GHG Protocol categories of the year, largest first, in the hue and with the shape of their scope. */
export function CategoriesWidget({ title }: { title: string }) {
  const trail = useEmissionTrail();
  const query = useQuery(dashboardQueries.categories);
  return (
    <Widget
      title={title}
      query={query}
      code="CATEGORIES"
      isEmpty={({ categories }) => categories.length === 0}
      isZero={useIsReported(query.data?.year)}
    >
      {({ categories, year }) => (
        <Ranking
          label={title}
          wholeKg={categories.reduce((sum, { carbonEquivalent }) => sum + carbonEquivalent, 0)}
          entries={categories.map(({ name, category, scope, carbonEquivalent }) => ({
            id: category,
            marker: (
              <>
                <ScopeMark scope={scope as 1 | 2 | 3} className="size-2.5" />
                <span className="w-6">{category}</span>
              </>
            ),
            name,
            kgCo2e: carbonEquivalent,
            colour: scopeColours[scope as 1 | 2 | 3],
            onOpen: () =>
              trail.open({
                selection: figures.category({ year, scope, category }),
                name: `${category} ${name}, ${year}`,
              }),
          }))}
        />
      )}
    </Widget>
  );
}
