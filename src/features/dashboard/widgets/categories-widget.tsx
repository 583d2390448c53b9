import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { scopeColours } from '@/components/ui/scope-badge';
import { dashboardQueries } from '../queries';
import { Ranking } from './ranking';
import { Widget } from './widget';

/** GHG Protocol categories of the year, largest first, in the hue of their scope. */
export function CategoriesWidget() {
  const { t } = useTranslation('dashboard');
  const query = useQuery(dashboardQueries.categories);
  return (
    <Widget
      title={t('categories.title')}
      description={t('categories.description')}
      query={query}
      height={400}
      isEmpty={({ categories }) => categories.length === 0}
    >
      {({ categories }) => (
        <Ranking
          label={t('categories.title')}
          entries={categories.map(({ rank, name, category, scope, carbonEquivalent }) => ({
            rank,
            name,
            detail: category,
            kgCo2e: carbonEquivalent,
            colour: scopeColours[scope as 1 | 2 | 3],
          }))}
        />
      )}
    </Widget>
  );
}
