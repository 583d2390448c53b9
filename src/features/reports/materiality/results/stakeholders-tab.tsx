import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StakeholderSummary } from '#api/contract/materiality/stakeholders';
import { seriesColour } from '@/components/charts/chart-data';
import { ScatterChart } from '@/components/charts/scatter-chart';
import { Card } from '@/components/ui/card';
import { OwnPages } from './own-pages';
import { resultQueries } from './queries';
import { useScoreText } from './use-score-text';

/** Both scores of each stakeholder; the colour of a row is that of its point. */
export function StakeholdersTab({ headerId }: { headerId: number }) {
  const { t } = useTranslation('materiality-results');
  const scoreText = useScoreText();
  const query = useQuery(resultQueries.stakeholders(headerId));
  const rows = query.data;
  const colours = new Map(
    rows?.map(({ dmStakeholderId }, index) => [dmStakeholderId, seriesColour(undefined, index)]),
  );
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
            colour: colours.get(row.dmStakeholderId),
          }))}
        />
      </Card>
      <Card title={t('stakeholders.title')} description={t('stakeholders.hint')} isFlush>
        <OwnPages<StakeholderSummary>
          label={t('stakeholders.title')}
          rows={rows}
          rowId={(row) => row.dmStakeholderId}
          rowLabel={(row) => row.name}
          problem={query.isError ? { kind: 'error', onRetry: () => query.refetch() } : undefined}
          empty={{ title: t('stakeholders.empty') }}
          columns={[
            {
              id: 'name',
              header: t('stakeholders.name'),
              isRowHeader: true,
              cell: (row) => (
                <span className="inline-flex items-center gap-2">
                  <span
                    aria-hidden
                    className="size-2.5 shrink-0 rounded-full"
                    style={{ background: colours.get(row.dmStakeholderId) }}
                  />
                  {row.name}
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
