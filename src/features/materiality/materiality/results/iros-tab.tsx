import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AssessedIro } from '#api/contract/materiality/assessments';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Figure } from '@/components/ui/figure';
import { useRowHistory } from '@/features/materiality/materiality/rows/use-row-history';
import { OwnPages } from './own-pages';
import { resultQueries } from './queries';
import { type ResultsAddress, tablePlace } from './table-place';
import { useScoreText } from './use-score-text';

type IrosTabProps = {
  address: ResultsAddress;
  axis: 'impacts' | 'financials';
  onOpen: (iroId: number) => void;
};

/** Impacts, or risks and opportunities, with their scores. Each opens its calculation. */
export function IrosTab({ address, axis, onOpen }: IrosTabProps) {
  const { t } = useTranslation('materiality-results');
  const scoreText = useScoreText();
  const query = useQuery(resultQueries[axis](address.search.headerId));
  return (
    <Card title={t(`${axis}.title`)} description={t(`${axis}.hint`)} isFlush>
      <OwnPages<AssessedIro>
        {...tablePlace(address)}
        label={t(`${axis}.title`)}
        rows={query.data}
        rowId={(row) => row.dmIroId}
        rowLabel={(row) => row.description}
        rowActions={useRowHistory('materiality_iros', (row) => row.dmIroId)}
        problem={query.isError ? { kind: 'error', onRetry: () => query.refetch() } : undefined}
        empty={{ title: t(`${axis}.empty`) }}
        columns={[
          {
            id: 'topic',
            header: t('columns.subtopic'),
            cell: (row) => row.topic,
            sortValue: (row) => row.topic,
          },
          {
            id: 'description',
            header: t(`${axis}.item`),
            isRowHeader: true,
            cell: (row) => <span className="wrap-anywhere line-clamp-3 min-w-44">{row.description}</span>,
            sortValue: (row) => row.description,
          },
          {
            id: 'type',
            header: t('columns.type'),
            cell: (row) => row.impactType ?? row.type,
            sortValue: (row) => row.impactType ?? row.type,
          },
          {
            id: 'score',
            header: t('columns.score'),
            isNumeric: true,
            sortValue: (row) => row.score,
            cell: (row) => (
              <Figure
                label={`${t('columns.score')}, ${row.description}`}
                value={scoreText(row.score)}
                onOpen={() => onOpen(row.dmIroId)}
              />
            ),
          },
          {
            id: 'conclusion',
            header: t('columns.conclusion'),
            cell: (row) => t(`conclusions.${row.conclusion}`),
            sortValue: (row) => row.conclusion,
          },
          { id: 'marks', header: t('columns.marks'), width: '7rem', cell: (row) => <Marks iro={row} /> },
        ]}
      />
    </Card>
  );
}

function Marks({ iro: { disagrees, isTailRisk, needsReason, reason } }: { iro: AssessedIro }) {
  const { t } = useTranslation('materiality-results');
  return (
    <span className="flex flex-wrap gap-1">
      {disagrees ? <Badge kind="attention">{t('marks.disagrees')}</Badge> : null}
      {isTailRisk ? <Badge kind="attention">{t('marks.tailRisk')}</Badge> : null}
      {needsReason && !reason ? <Badge kind="danger">{t('marks.reasonMissing')}</Badge> : null}
    </span>
  );
}
