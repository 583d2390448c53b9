import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StakeholderSummary } from '#api/contract/materiality/stakeholders';
import { seriesColour } from '@/components/charts/chart-data';
import { MarkKey } from '@/components/charts/mark-key';
import { markShape } from '@/components/charts/marks';
import { ScatterChart } from '@/components/charts/scatter-chart';
import { Card } from '@/components/ui/card';
import { useRowHistory } from '@/features/materiality/materiality/rows/use-row-history';
import { OwnPages } from './own-pages';
import { resultQueries } from './queries';
import { type ResultsAddress, tablePlace } from './table-place';
import { useScoreText } from './use-score-text';

/** Both scores of each stakeholder. A row has the colour and shape of its point in the chart. */
export function StakeholdersTab({ address }: { address: ResultsAddress }) {
  const { t } = useTranslation('materiality-results');
  const scoreText = useScoreText();
  const query = useQuery(resultQueries.stakeholders(address.search.headerId));
  const rows = query.data;
  const places = new Map(rows?.map(({ dmStakeholderId }, index) => [dmStakeholderId, index]));
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <ScatterChart
          title={t('stakeholders.chart')}
          summary={t('stakeholders.summary', { count: rows?.length ?? 0 })}
          height={420}
          isLoading={query.isPending}
          empty={{ title: t('stakeholders.empty') }}
          xLabel={t('stakeholders.onEntity')}
          yLabel={t('stakeholders.onStakeholders')}
          points={(rows ?? []).map((row) => ({
            id: String(row.dmStakeholderId),
            name: row.name,
            x: row.impactOnEntity,
            y: row.impactOnStakeholders,
          }))}
        />
      </Card>
      <Card title={t('stakeholders.title')} description={t('stakeholders.hint')} isFlush>
        <OwnPages<StakeholderSummary>
          {...tablePlace(address)}
          label={t('stakeholders.title')}
          rows={rows}
          rowId={(row) => row.dmStakeholderId}
          rowLabel={(row) => row.name}
          rowActions={useRowHistory('materiality_stakeholders', (row) => row.dmStakeholderId)}
          problem={query.isError ? { kind: 'error', onRetry: () => query.refetch() } : undefined}
          empty={{ title: t('stakeholders.empty') }}
          columns={[
            {
              id: 'name',
              header: t('stakeholders.name'),
              isRowHeader: true,
              cell: (row) => (
                <span className="inline-flex items-center gap-2">
                  <PointKey place={places.get(row.dmStakeholderId) ?? 0} />
                  <span className="wrap-anywhere">{row.name}</span>
                </span>
              ),
            },
            {
              id: 'onEntity',
              header: t('stakeholders.onEntity'),
              isNumeric: true,
              cell: (row) => scoreText(row.impactOnEntity),
              sortValue: (row) => row.impactOnEntity,
            },
            {
              id: 'onStakeholders',
              header: t('stakeholders.onStakeholders'),
              isNumeric: true,
              cell: (row) => scoreText(row.impactOnStakeholders),
              sortValue: (row) => row.impactOnStakeholders,
            },
          ]}
        />
      </Card>
    </div>
  );
}

function PointKey({ place }: { place: number }) {
  return <MarkKey shape={markShape(place)} colour={seriesColour(undefined, place)} />;
}
