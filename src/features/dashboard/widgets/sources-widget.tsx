import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dashboardQueries } from '../queries';
import { Ranking } from './ranking';
import { Widget } from './widget';

/** The ten largest sources of the year: what emits, and where. */
export function SourcesWidget() {
  const { t } = useTranslation('dashboard');
  const query = useQuery(dashboardQueries.sources);
  return (
    <Widget
      title={t('sources.title')}
      description={t('sources.description')}
      query={query}
      height={400}
      isEmpty={({ topEmissions }) => topEmissions.length === 0}
    >
      {({ topEmissions }) => (
        <Ranking
          label={t('sources.title')}
          entries={topEmissions.map(({ rank, entityName, carbonEquivalent, colour }) => ({
            rank,
            name: entityName,
            kgCo2e: carbonEquivalent,
            colour: `#${colour}`,
          }))}
        />
      )}
    </Widget>
  );
}
