import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { type CompanyFactor, deleteCompanyFactor } from '#api/contract/factors/company-factors';
import { DeleteQuestion } from '@/components/crud/delete-question';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { useActivityDataChanged } from '@/state/activity-data';
import { titleOf } from './factor-values';
import { companyFactorQueries } from './queries';
import { useValidityText } from './use-validity-text';

/** Asks for confirmation and says how many rows will use the published factor again. */
export function DeleteCompanyFactor({ factor, onClose }: { factor: CompanyFactor; onClose: () => void }) {
  const { t } = useTranslation('company-factors');
  const format = useFormat();
  const validityText = useValidityText();
  const changed = useActivityDataChanged();
  const { data } = useQuery(companyFactorQueries.detail(factor.companyFactorId));
  // Fetched again after another user changed it, so the dialog names and deletes the current factor.
  const { companyFactorId: id, updatedOn } = data ?? factor;
  const name = titleOf(data ?? factor);
  return (
    <DeleteQuestion
      title={t('delete.title', { name })}
      description={
        data
          ? t('delete.text', {
              count: data.useCount,
              text: format.number(data.useCount),
              validity: validityText(data),
            })
          : t('delete.textUnknown', { validity: validityText(factor) })
      }
      confirmLabel={t('delete.confirm')}
      remove={() => call(deleteCompanyFactor, { params: { id }, seenUpdatedOn: updatedOn })}
      refresh={changed}
      onDeleted={async () => {
        // The row is gone when the dialog closes, so the focus moves to the next row.
        await changed();
        toast.success(t('delete.done', { name }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
