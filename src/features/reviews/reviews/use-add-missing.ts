import { useNavigate } from '@tanstack/react-router';
import type { ReviewCategory } from '#api/contract/reviews/reviews';
import { useDialogs } from '@/state/dialogs';
import { useSessionUser } from '@/state/session';
import { monthRange } from './month-range';

/** Opens the entry screen of a category for a location and a month. */
export function useAddMissing({ scopeNumber, scopeCategoryNumber }: ReviewCategory) {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { today } = useSessionUser();
  return (locationId: number, month: string): void => {
    const period = monthRange(month, today);
    if (scopeNumber === 3) {
      void navigate({
        to: '/value-chain/$inputFormId',
        params: { inputFormId: String(scopeCategoryNumber) },
        search: { location: locationId, from: period.startDate, to: period.endDate },
      });
    } else dialogs.open('addData', { locationId, type: scopeNumber === 1 ? 'fuels' : 'utilities', period });
  };
}
