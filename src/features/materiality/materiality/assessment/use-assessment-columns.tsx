import { useTranslation } from 'react-i18next';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import type { DataColumn } from '@/components/data-table/columns';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { OpinionsButton } from '@/features/materiality/materiality/opinions/opinions-button';
import { LongText } from '@/features/materiality/materiality/rows/long-text';
import { useFormat } from '@/hooks/use-format';

type AssessmentColumns = { headerId: number; isEditor: boolean; open: (row: AssessmentRow) => void };

/** The item, its progress, and the button that opens its form. */
export function useAssessmentColumns({
  headerId,
  isEditor,
  open,
}: AssessmentColumns): DataColumn<AssessmentRow>[] {
  const { t } = useTranslation('materiality-scores');
  const format = useFormat();
  return [
    {
      id: 'impact',
      header: t('columns.impact'),
      cell: ({ subtopicName }) => subtopicName,
      sortValue: ({ subtopicName }) => subtopicName,
    },
    { id: 'type', header: t('columns.type'), cell: ({ type }) => type, sortValue: ({ type }) => type },
    {
      id: 'description',
      header: t('columns.description'),
      isRowHeader: true,
      sortValue: ({ description }) => description,
      cell: ({ description }) => (
        <span className="font-normal">
          <LongText>{description}</LongText>
        </span>
      ),
    },
    {
      id: 'score',
      header: t('columns.score'),
      isNumeric: true,
      sortValue: ({ score }) => score,
      cell: ({ score }) => (score === null ? '–' : format.number(score, { decimals: 1 })),
    },
    {
      id: 'button',
      header: t('columns.button'),
      cell: (row) => (
        <span className="flex max-w-44 flex-col items-start gap-1.5">
          {row.withdrawnReason === null ? <OpenButton {...{ row, isEditor, open }} /> : null}
          <OpinionsButton {...{ headerId, row, isEditor }} />
          <Marks row={row} />
        </span>
      ),
    },
  ];
}

/** What the user should check again. */
function Marks({ row }: { row: AssessmentRow }) {
  const { t } = useTranslation('materiality-scores');
  const { disagrees, isTailRisk, isReasonMissing, withdrawnReason } = row;
  if (withdrawnReason !== null)
    return <span className="text-sm">{t('withdraw.because', { reason: withdrawnReason })}</span>;
  const marks = [
    isReasonMissing && 'reasonMissing',
    disagrees && 'disagrees',
    isTailRisk && 'tailRisk',
  ] as const;
  return (
    <>
      {marks.map((mark) =>
        mark ? (
          <Badge
            key={mark}
            kind={mark === 'reasonMissing' ? 'danger' : 'attention'}
            className="h-auto whitespace-normal py-0.5"
          >
            {t(`marks.${mark}`)}
          </Badge>
        ) : null,
      )}
    </>
  );
}

function OpenButton({ row, isEditor, open }: Omit<AssessmentColumns, 'headerId'> & { row: AssessmentRow }) {
  const { t } = useTranslation('materiality-scores');
  const { isAssessmentCompleted, typeCode, description } = row;
  if (!isAssessmentCompleted && !isEditor)
    return <span className="text-ink-muted text-sm">{t('button.open')}</span>;
  const done = typeCode === 'impact' ? 'button.impact' : 'button.financial';
  const text = t(isAssessmentCompleted ? done : 'button.add');
  return (
    <Button
      size="sm"
      aria-label={t('button.of', { action: text, name: description })}
      onClick={() => open(row)}
    >
      {text}
    </Button>
  );
}
