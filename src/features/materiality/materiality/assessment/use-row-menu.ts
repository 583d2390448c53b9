import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import type { DataTableProps } from '@/components/data-table/data-table-props';
import type { MenuEntry } from '@/components/ui/menu';
import { useRowHistory } from '@/features/materiality/materiality/rows/use-row-history';
import { refresh } from '@/lib/api/refresh';
import { useRefusalText } from '@/lib/problem/use-refusal-text';
import { sendWithdrawal } from './withdraw-dialog';

type RowMenuOptions = { headerId: number; isEditor: boolean; onWithdraw: (row: AssessmentRow) => void };

/** The row menu: withdraw or restore an assessed item, and open its history for users who may read it. */
export function useRowMenu({
  headerId,
  isEditor,
  onWithdraw,
}: RowMenuOptions): DataTableProps<AssessmentRow>['rowActions'] {
  const { t } = useTranslation('materiality-scores');
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  const historyOf = useRowHistory<AssessmentRow>('materiality_iros', (row) => row.dmIroId);
  if (!isEditor) return historyOf;
  const takeBack = async (row: AssessmentRow) => {
    try {
      await sendWithdrawal(headerId, row, null);
      toast.success(t('withdraw.undone'));
    } catch (error) {
      toast.error(refusalText(error));
    }
    await refresh(queryClient, 'reports');
  };
  return (row) => {
    const own: MenuEntry[] = [];
    if (row.withdrawnReason !== null)
      own.push({ id: 'withdrawal', label: t('withdraw.takeBack'), onSelect: () => void takeBack(row) });
    else if (row.isAssessmentCompleted)
      own.push({ id: 'withdrawal', label: t('withdraw.button'), onSelect: () => onWithdraw(row) });
    return [...own, ...(historyOf?.(row) ?? [])];
  };
}
