import { useTranslation } from 'react-i18next';
import type { CategoryResult, MaterialityResults, TopicResult } from '#api/contract/materiality/results';
import { seriesColour } from '@/components/charts/chart-data';
import { ChartFrame } from '@/components/charts/chart-frame';
import { MarkKey } from '@/components/charts/mark-key';
import { markShape } from '@/components/charts/marks';
import { PointStepper } from '@/components/charts/point-stepper';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { Tabs } from '@/components/ui/tabs';
import { toBubbles } from './matrix-labels';
import { MatrixPlot } from './matrix-plot';
import type { ResultsAddress } from './table-place';
import { useScoreText } from './use-score-text';

type MatrixChartProps = {
  address: ResultsAddress;
  results: MaterialityResults;
  onOpen: (subtopicId: number) => void;
};

/** Impact against financial materiality, by category or all; each point opens how it was worked out. */
export function MatrixChart({ address: { search, onSearch }, results, onOpen }: MatrixChartProps) {
  const { t } = useTranslation('materiality-results');
  const scoreText = useScoreText();
  const category = results.categories.some((one) => one.dmTopicCategoryId === search.category)
    ? search.category
    : undefined;
  const topics = results.topics.filter(
    ({ dmTopicCategoryId, outcome }) =>
      outcome !== null && (category === undefined || dmTopicCategoryId === category),
  );
  const colourOf = (id: number) =>
    results.categories.find(({ dmTopicCategoryId }) => dmTopicCategoryId === id)?.colour;
  const shapeOf = (id: number) =>
    markShape(results.categories.findIndex(({ dmTopicCategoryId }) => dmTopicCategoryId === id));
  const count = (outcome: TopicResult['outcome']) =>
    topics.filter((topic) => topic.outcome === outcome).length;
  const title = t('matrix.title');
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
      <ChartFrame
        title={title}
        height={460}
        summary={t('matrix.summary', {
          count: topics.length,
          double: count('double'),
          impact: count('impact'),
          financial: count('financial'),
          none: count('none'),
        })}
        hasData={topics.length > 0}
        empty={{ title: t('matrix.empty') }}
        table={<MatrixTable topics={topics} label={title} />}
        legend={<Legend categories={results.categories} />}
        stepper={
          <PointStepper
            columns={topics.map(({ subtopicName }) => subtopicName)}
            lines={['']}
            valueAt={(column) => {
              const topic = topics[column];
              return topic
                ? t('matrix.values', {
                    impact: scoreText(topic.impactMateriality),
                    financial: scoreText(topic.financialMateriality),
                  })
                : null;
            }}
            onOpen={(column) => {
              const topic = topics[column];
              if (topic) onOpen(topic.dmSubtopicId);
            }}
          />
        }
      >
        <MatrixPlot {...{ colourOf, shapeOf, onOpen }} bubbles={toBubbles(topics)} method={results.method} />
      </ChartFrame>
    </>
  );
}

function Legend({ categories }: { categories: readonly CategoryResult[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {categories.map(({ dmTopicCategoryId, name, colour }, index) => (
        <li key={dmTopicCategoryId} className="flex items-center gap-1.5">
          <MarkKey shape={markShape(index)} colour={seriesColour(colour, 0)} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function MatrixTable({ topics, label }: { topics: readonly TopicResult[]; label: string }) {
  const { t } = useTranslation('materiality-results');
  const scoreText = useScoreText();
  return (
    <Table aria-label={label}>
      <TableHead>
        <tr>
          <HeaderCell>{t('columns.subtopic')}</HeaderCell>
          <HeaderCell isNumeric>{t('columns.impact')}</HeaderCell>
          <HeaderCell isNumeric>{t('columns.financial')}</HeaderCell>
          <HeaderCell>{t('columns.outcome')}</HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {topics.map((topic) => (
          <TableRow key={topic.dmSubtopicId}>
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
