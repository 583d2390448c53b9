import { useTranslation } from 'react-i18next';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { RowDialog } from '../rows/row-dialog';
import { AssessmentFields } from './assessment-fields';
import { type AssessmentBody, type AssessmentDetail, type AssessmentValues, createAssessment } from './kinds';
import { useAssessmentKind } from './use-assessment-kind';
import { startValues } from './values';

type AssessmentDialogProps = {
  headerId: number;
  row: AssessmentRow;
  /** Null before it was assessed. */
  detail: AssessmentDetail | null;
  isEditor: boolean;
  onClose: () => void;
};

/** The form of one impact, risk or opportunity, with its score beside it. */
export function AssessmentDialog({ headerId, row, detail, isEditor, onClose }: AssessmentDialogProps) {
  const { t } = useTranslation('materiality-scores');
  const { dmIroId: iroId, typeCode: kind, description } = row;
  const item = { headerId, iroId, kind };
  const titleOf = () => {
    if (!isEditor) return 'show';
    return detail ? 'edit' : 'add';
  };
  return (
    <RowDialog<AssessmentDetail, AssessmentValues, AssessmentBody>
      row={detail}
      kind={useAssessmentKind(item)}
      create={(body) => createAssessment(item, body)}
      start={startValues(null)}
      title={t(`${titleOf()}.${kind}`)}
      description={description}
      savedText={() => t('saved')}
      size="xl"
      isReadOnly={!isEditor}
      onClose={onClose}
    >
      {(form) => <AssessmentFields {...{ form, item }} />}
    </RowDialog>
  );
}
