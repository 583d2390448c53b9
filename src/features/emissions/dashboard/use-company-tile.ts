import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { updateHideDashboardCompanyTile } from '#api/contract/account/user-settings';
import { call } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { useErrorText } from '@/lib/problem/use-error-text';
import { useSessionUser } from '@/state/session';

/** Whether the company tile is shown. Stored per user, like the hints they have seen. */
export function useCompanyTile() {
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { hideDashboardCompanyTile } = useSessionUser();
  const change = useMutation({
    mutationFn: (isShown: boolean) =>
      call(updateHideDashboardCompanyTile, { query: { value: isShown ? 'false' : 'true' } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    onError: (error) => toast.error(errorText(error)),
  });
  return {
    isShown: change.isPending ? change.variables : !hideDashboardCompanyTile,
    isPending: change.isPending,
    show: (isShown: boolean) => change.mutate(isShown),
  };
}
