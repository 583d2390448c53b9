import { useQueryClient } from '@tanstack/react-query';
import type { Member } from '#api/contract/account/members';
import { refresh } from '@/lib/api/refresh';
import { useReloadSession, useSessionUser } from '@/state/session';

/** Called after a member was changed. Users who changed their own role continue with the new permissions. */
export function useMembersChanged(): (changed?: Pick<Member, 'userId'>) => Promise<void> {
  const queryClient = useQueryClient();
  const reloadSession = useReloadSession();
  const { userId } = useSessionUser();
  return async (changed) => {
    await refresh(queryClient, 'members');
    if (changed?.userId === userId) await reloadSession();
  };
}
