import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { requiredText } from '#api/contract/fields';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { type Iro, withdrawalChars, withdrawIro } from '#api/contract/materiality/iros';
import type { Changeable } from '@/components/crud/changeable';
import { TextareaField } from '@/components/form/fields/text-field';
import { RowDialog } from '@/features/materiality/materiality/rows/row-dialog';
import { call } from '@/lib/api/call';

const body = z.object({ reason: requiredText(withdrawalChars) });
type Values = z.output<typeof body>;

/** A restored item counts again with its earlier assessment. */
export function sendWithdrawal(
  headerId: number,
  { dmIroId: iroId, updatedOn }: Pick<AssessmentRow, 'dmIroId' | 'updatedOn'>,
  reason: string | null,
): Promise<Iro> {
  return call(withdrawIro, {
    params: { id: headerId, iroId },
    body: { reason },
    seenUpdatedOn: updatedOn,
  });
}

type WithdrawDialogProps = { headerId: number; row: AssessmentRow; onClose: () => void };

/** Asks why an assessed item is no longer part of the assessment. */
export function WithdrawDialog({ headerId, row, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('materiality-scores');
  const kind: Changeable<Iro, Values, Values> = {
    schema: body,
    toValues: ({ withdrawnReason }) => ({ reason: withdrawnReason ?? '' }),
    update: (_seen, { reason }) => sendWithdrawal(headerId, row, reason),
    parts: [],
  };
  return (
    <RowDialog<Iro, Values, Values>
      row={null}
      kind={kind}
      create={({ reason }) => sendWithdrawal(headerId, row, reason)}
      start={{ reason: '' }}
      title={() => t('withdraw.title')}
      description={row.description}
      addLabel={t('withdraw.submit')}
      savedText={() => t('withdraw.done')}
      onClose={onClose}
    >
      {(form) => (
        <TextareaField
          form={form}
          name="reason"
          label={t('fields.reason')}
          hint={t('withdraw.hint')}
          maxLength={withdrawalChars}
          rows={3}
        />
      )}
    </RowDialog>
  );
}
