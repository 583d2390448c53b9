import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateHideTour } from '#api/contract/account/user-settings';
import { call } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { useSessionUser } from '@/state/session';
import { stepFrom, type TourStep } from './tour-steps';

/** The current tour step. Leaving or finishing the tour is stored once; the next tour starts at the introduction. */
export function useTourProgress(onClose: () => void) {
  const queryClient = useQueryClient();
  const user = useSessionUser();
  const [page, setPage] = useState<TourStep | 'finish'>('intro');

  const remember = () => {
    if (user.hideTour) return;
    queryClient.setQueryData(sessionQuery.queryKey, { ...user, hideTour: true });
    // Not worth an error message: the tour would simply be offered again.
    call(updateHideTour, { query: { value: 'true' } }).catch(() => undefined);
  };

  return {
    page,
    go: (to: 'next' | 'back' | 'finish') => {
      if (to === 'finish') remember();
      setPage(page === 'finish' || to === 'finish' ? 'finish' : stepFrom(page, to === 'next' ? 1 : -1));
    },
    dismiss: () => {
      remember();
      onClose();
    },
  };
}
