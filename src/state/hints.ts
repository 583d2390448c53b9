import { useQueryClient } from '@tanstack/react-query';
import { updateHideAddDataTooltip, updateHideAddLocationTooltip } from '#api/contract/account/user-settings';
import { call } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';

const endpoints = {
  hideAddLocationTooltip: updateHideAddLocationTooltip,
  hideAddDataTooltip: updateHideAddDataTooltip,
};

/** Dismisses a hint for good. It disappears immediately; if storing that fails, it simply appears once more. */
export function useHideHint(): (flag: keyof typeof endpoints) => void {
  const queryClient = useQueryClient();
  return (flag) => {
    queryClient.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, [flag]: true });
    call(endpoints[flag], { query: { value: 'true' } }).catch(() => undefined);
  };
}
