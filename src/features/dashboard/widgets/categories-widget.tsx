import { useQuery } from '@tanstack/react-query';
import { ScopeMark, scopeColours } from '@/components/ui/scope-badge';
import { dashboardQueries } from '../queries';
import { Ranking } from './ranking';
import { Widget } from './widget';

/** GHG Protocol categories of the year, largest first, in the hue and with the shape of their scope. */
export function CategoriesWidget({ title }: { title: string }) {
  const query = useQuery(dashboardQueries.categories);
  return (
    <Widget
      title={title}
      query={query}
      code="CATEGORIES"
      isEmpty={({ categories }) => categories.length === 0}
    >
      {({ categories }) => (
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
          }))}
        />
      )}
    </Widget>
  );
}
