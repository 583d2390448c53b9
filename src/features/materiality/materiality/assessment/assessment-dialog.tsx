import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import type { Changes } from '@/features/materiality/materiality/grid/changes';
import { TakenOver } from '@/features/materiality/materiality/grid/taken-over';
import { OpinionsPanel } from '@/features/materiality/materiality/opinions/opinions-panel';
import { RowDialog } from '@/features/materiality/materiality/rows/row-dialog';
import { AssessmentFields } from './assessment-fields';
import { type AssessmentBody, type AssessmentDetail, type AssessmentValues, createAssessment } from './kinds';
import { showSaved } from './show-saved';
import { useAssessmentKind } from './use-assessment-kind';
import { startValues } from './values';

type AssessmentDialogProps = {
  headerId: number;
  row: AssessmentRow;
  /** Null when the item has not been assessed yet. */
  detail: AssessmentDetail | null;
  isEditor: boolean;
  /** Choices made in the grid that are not saved yet. */
  taken?: Changes;
  /** After saving, opens the next item that is not assessed yet. Undefined when there is none. */
  onNext: (() => void) | undefined;
  onClose: () => void;
};

/** The assessment form of one impact, risk or opportunity, with its score beside it. */
export function AssessmentDialog(props: AssessmentDialogProps) {
  const { headerId, row, detail, isEditor, taken, onNext, onClose } = props;
  const { t } = useTranslation('materiality-scores');
  const { dmIroId: iroId, typeCode: kind, description } = row;
  const item = { headerId, iroId, kind };
  const titleOf = (read: AssessmentDetail | null) => {
    if (!isEditor) return 'show';
    return read ? 'edit' : 'add';
  };
  const changes = useAssessmentKind(item);
  const queryClient = useQueryClient();
  const shown = async (saving: Promise<AssessmentDetail>) => {
    const saved = await saving;
    showSaved(queryClient, headerId, saved);
    return saved;
  };
  return (
    <RowDialog<AssessmentDetail, AssessmentValues, AssessmentBody>
      row={detail}
      kind={{ ...changes, update: (seen, body) => shown(changes.update(seen, body)) }}
      create={(body) => shown(createAssessment(item, body))}
      start={startValues(null)}
      title={(read) => t(`${titleOf(read)}.${kind}`)}
      description={description}
      savedText={() => t('saved')}
      saveAndNext={onNext && { label: t('saveAndNext'), go: onNext }}
      size="xl"
      isReadOnly={!isEditor}
      onClose={onClose}
      above={(form) => <OpinionsPanel {...{ headerId, row }} form={isEditor ? form : undefined} />}
    >
      {(form) => (
        <>
          {taken ? <TakenOver form={form} changes={taken} /> : null}
          <AssessmentFields {...{ form, item }} proposesHumanRights={row.proposesHumanRights} />
        </>
      )}
    </RowDialog>
  );
}
