import { useQueryClient } from '@tanstack/react-query';
import { updateHideAddDataTooltip, updateHideAddLocationTooltip } from '#api/contract/account/user-settings';
import { call } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';

const endpoints = {
  hideAddLocationTooltip: updateHideAddLocationTooltip,
  hideAddDataTooltip: updateHideAddDataTooltip,
};

/** Puts a hint away for good. It goes at once; a failure only means that it comes once more. */
export function useHideHint(): (flag: keyof typeof endpoints) => void {
  const queryClient = useQueryClient();
  return (flag) => {
    queryClient.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, [flag]: true });
    call(endpoints[flag], { query: { value: 'true' } }).catch(() => undefined);
  };
}
