import { useTranslation } from 'react-i18next';
import { highestScore } from '#api/contract/materiality/information';
import type { MaterialityResults, TopicResult } from '#api/contract/materiality/results';
import { ChartFrame } from '@/components/charts/chart-frame';
import { MatrixLegend } from '@/components/charts/matrix-legend';
import type { NamedPoint } from '@/components/charts/matrix-points';
import { MatrixPlot } from '@/components/charts/plots/matrix-plot';
import { PointStepper } from '@/components/charts/point-stepper';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { Tabs } from '@/components/ui/tabs';
import { useFormat } from '@/hooks/use-format';
import { groupsOf, type PlottedTopic, pointsOf, toPlotted } from './plotted';
import type { ResultsAddress } from './table-place';
import { useScoreText } from './use-score-text';

type MatrixChartProps = {
  address: ResultsAddress;
  results: MaterialityResults;
  onOpen: (subtopicId: number) => void;
};

const plotHeight = 600;

/** Impact against financial materiality, for one category or all. Each point opens its calculation. */
export function MatrixChart({ address: { search, onSearch }, results, onOpen }: MatrixChartProps) {
  const { t } = useTranslation('materiality-results');
  const format = useFormat();
  const scoreText = useScoreText();
  const { topics, category, openCount } = toPlotted(results, search.category);
  const groups = groupsOf(results);
  const points = pointsOf(topics, results);
  const count = (outcome: TopicResult['outcome']) =>
    topics.filter((topic) => topic.outcome === outcome).length;
  const title = t('matrix.title');
  const summary = t('matrix.summary', {
    count: topics.length,
    double: count('double'),
    impact: count('impact'),
    financial: count('financial'),
    none: count('none'),
  });
  const scoresOf = ({ x, y }: NamedPoint) =>
    t('matrix.values', { impact: scoreText(y), financial: scoreText(x) });
  const open = ({ id }: NamedPoint) => onOpen(Number(id));
  return (
    <>
      <div className="mb-3 overflow-x-auto">
        <Tabs
          look="segments"
          label={t('matrix.filter')}
          value={String(category ?? 0)}
          onChange={(id) => onSearch({ ...search, category: Number(id) || undefined })}
          tabs={[
            { id: '0', label: t('matrix.all') },
            ...results.categories.map(({ dmTopicCategoryId, name }) => ({
              id: String(dmTopicCategoryId),
              label: name,
            })),
          ]}
        />
      </div>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <ChartFrame
          title={title}
          height={plotHeight}
          summary={summary}
          hasData={topics.length > 0}
          empty={{ title: t('matrix.empty') }}
          table={<MatrixTable topics={topics} label={title} />}
          legend={
            <p className="mt-2 text-ink-muted text-sm">
              {[summary, openCount > 0 ? t('matrix.open', { count: openCount }) : null]
                .filter((text) => text !== null)
                .join(' ')}
            </p>
          }
          stepper={
            <PointStepper
              columns={points.map(({ number, name }) => `${number} ${name}`)}
              lines={['']}
              valueAt={(column) => (points[column] ? scoresOf(points[column]) : null)}
              onOpen={(column) => {
                const point = points[column];
                if (point) open(point);
              }}
            />
          }
        >
          <MatrixPlot
            {...{ points, groups }}
            axes={{
              highest: highestScore,
              x: { label: t('axes.financial'), threshold: results.method.financialThreshold },
              y: { label: t('axes.impact'), threshold: results.method.impactThreshold },
              fields: {
                both: t('outcomes.double'),
                x: t('outcomes.financial'),
                y: t('outcomes.impact'),
                none: t('outcomes.none'),
              },
            }}
            formatTick={(tick) => format.number(tick)}
            titleOf={(point) => `${point.number} ${point.name}: ${scoresOf(point)}`}
            onOpen={open}
          />
        </ChartFrame>
        {points.length > 0 ? (
          <MatrixLegend
            {...{ points, groups, scoresOf }}
            label={t('matrix.legend')}
            onOpen={open}
            className="xl:max-h-[38rem] xl:overflow-y-auto"
          />
        ) : null}
      </div>
    </>
  );
}

function MatrixTable({ topics, label }: { topics: readonly PlottedTopic[]; label: string }) {
  const { t } = useTranslation('materiality-results');
  const scoreText = useScoreText();
  return (
    <Table aria-label={label}>
      <TableHead>
        <tr>
          <HeaderCell isNumeric>{t('columns.number')}</HeaderCell>
          <HeaderCell>{t('columns.subtopic')}</HeaderCell>
          <HeaderCell isNumeric>{t('columns.impact')}</HeaderCell>
          <HeaderCell isNumeric>{t('columns.financial')}</HeaderCell>
          <HeaderCell>{t('columns.outcome')}</HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {topics.map((topic) => (
          <TableRow key={topic.dmSubtopicId}>
            <Cell isNumeric>{topic.matrixNumber}</Cell>
            <th scope="row" className="px-3 py-2 text-left font-medium">
              {topic.subtopicName}
            </th>
            <Cell isNumeric>{scoreText(topic.impactMateriality)}</Cell>
            <Cell isNumeric>{scoreText(topic.financialMateriality)}</Cell>
            <Cell>{topic.outcome ? t(`outcomes.${topic.outcome}`) : ''}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
