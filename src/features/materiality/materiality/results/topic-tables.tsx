import { useTranslation } from 'react-i18next';
import type { CategoryResult, TopicResult } from '#api/contract/materiality/results';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { Card } from '@/components/ui/card';
import { Figure } from '@/components/ui/figure';
import { OwnPages } from './own-pages';
import { type ResultsAddress, tablePlace } from './table-place';
import { useScoreText } from './use-score-text';

type TopicsTableProps = {
  address: ResultsAddress;
  topics: readonly TopicResult[];
  onOpen: (subtopicId: number) => void;
};

/** Every subtopic with both scores. Each opens its calculation. */
export function TopicsTable({ address, topics, onOpen }: TopicsTableProps) {
  const { t } = useTranslation('materiality-results');
  const scoreText = useScoreText();
  const score = (
    axis: 'impactMateriality' | 'financialMateriality',
    label: string,
  ): DataColumn<TopicResult> => ({
    id: axis,
    header: label,
    isNumeric: true,
    sortValue: (row) => row[axis],
    cell: (row) => (
      <Figure
        label={`${label}, ${row.subtopicName}`}
        value={scoreText(row[axis])}
        onOpen={() => onOpen(row.dmSubtopicId)}
      />
    ),
  });
  return (
    <Card title={t('topics.title')} description={t('topics.hint')} isFlush>
      <OwnPages<TopicResult>
        {...tablePlace(address)}
        label={t('topics.title')}
        rows={topics}
        rowId={(row) => row.dmSubtopicId}
        rowLabel={(row) => row.subtopicName}
        empty={{ title: t('matrix.empty') }}
        columns={[
          {
            id: 'standard',
            header: t('columns.standard'),
            cell: (row) => row.standard,
            sortValue: (row) => row.standard,
          },
          {
            id: 'subtopic',
            header: t('columns.subtopic'),
            isRowHeader: true,
            cell: (row) => row.subtopicName,
            sortValue: (row) => row.subtopicName,
          },
          {
            id: 'topic',
            header: t('columns.topic'),
            cell: (row) => row.topicName,
            sortValue: (row) => row.topicName,
          },
          score('impactMateriality', t('columns.impact')),
          score('financialMateriality', t('columns.financial')),
          {
            id: 'outcome',
            header: t('columns.outcome'),
            cell: (row) => (row.outcome ? t(`outcomes.${row.outcome}`) : t('incomplete')),
            sortValue: (row) => row.outcome ?? '',
          },
          {
            id: 'material',
            header: t('columns.material'),
            cell: (row) => t(row.isMaterial ? 'yes' : 'no'),
            sortValue: (row) => (row.isMaterial ? 1 : 0),
          },
        ]}
      />
    </Card>
  );
}

export function CategoriesTable({ categories }: { categories: readonly CategoryResult[] }) {
  const { t } = useTranslation('materiality-results');
  const scoreText = useScoreText();
  return (
    <Card title={t('categories.title')} isFlush>
      <DataTable<CategoryResult>
        label={t('categories.title')}
        rows={categories}
        rowId={(row) => row.dmTopicCategoryId}
        rowLabel={(row) => row.name}
        empty={{ title: t('matrix.empty') }}
        columns={[
          { id: 'name', header: t('columns.category'), isRowHeader: true, cell: (row) => row.name },
          {
            id: 'count',
            header: t('columns.materialOf'),
            isNumeric: true,
            cell: (row) => t('categories.of', { count: row.materialCount, all: row.subtopicCount }),
          },
          {
            id: 'impact',
            header: t('columns.impact'),
            isNumeric: true,
            cell: (row) => scoreText(row.impactMateriality),
          },
          {
            id: 'financial',
            header: t('columns.financial'),
            isNumeric: true,
            cell: (row) => scoreText(row.financialMateriality),
          },
        ]}
      />
    </Card>
  );
}
