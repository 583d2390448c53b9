import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TopicResult } from '#api/contract/materiality/results';
import { DataTable } from '@/components/data-table/data-table';
import { Section } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useFormat } from '@/hooks/use-format';
import { materialTopicsQuery } from '@/lib/api/queries/materiality';

type ResultsViewProps = { headerId: number; reportId: number; onEdit: () => void };

/** What came of the assessment. */
export function ResultsView({ headerId, onEdit }: ResultsViewProps) {
  const { t } = useTranslation('materiality');
  const format = useFormat();
  const query = useQuery(materialTopicsQuery(headerId));
  const score = (value: number | null) => (value === null ? '–' : format.number(value, { decimals: 1 }));
  return (
    <Section title={t('results.material')} actions={<Button onClick={onEdit}>{t('results.edit')}</Button>}>
      <Card isFlush>
        <DataTable<TopicResult>
          label={t('results.material')}
          rows={query.data}
          rowId={(row) => row.dmSubtopicId}
          rowLabel={(row) => row.subtopicName}
          problem={query.isError ? { kind: 'error', onRetry: () => query.refetch() } : undefined}
          empty={{ title: t('results.none') }}
          columns={[
            { id: 'topic', header: t('results.topic'), cell: ({ topicName }) => topicName },
            {
              id: 'subtopic',
              header: t('results.subtopic'),
              isRowHeader: true,
              cell: ({ subtopicName }) => subtopicName,
            },
            {
              id: 'impact',
              header: t('results.impact'),
              isNumeric: true,
              cell: ({ impactMateriality }) => score(impactMateriality),
            },
            {
              id: 'financial',
              header: t('results.financial'),
              isNumeric: true,
              cell: ({ financialMateriality }) => score(financialMateriality),
            },
          ]}
        />
      </Card>
    </Section>
  );
}
