import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { credential } from '@/lib/api/call';
import { forgetAnswers } from '@/lib/api/forget-answers';
import { sessionQuery } from '@/lib/api/queries/session';
import { accountsQuery } from './queries';
import { enterAccount } from './use-enter-account';

/**
 * Continues after the data was replaced: as the same user on the same screen, with a new session because the
 * replaced data does not contain the old one. If the user does not exist in that data, opens the sign-in page.
 */
export function useGoOn(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data: user } = useQuery({ ...sessionQuery, enabled: false });
  return async () => {
    if (!user) return forgetAnswers(queryClient);
    try {
      const people = await queryClient.fetchQuery({ ...accountsQuery, staleTime: 0 });
      const same = people.find(({ userId, email }) => userId === user.userId && email === user.email);
      if (!same) throw new Error(`There is no ${user.email} in this data`);
      await enterAccount(queryClient, same.userId);
      await router.invalidate();
    } catch {
      credential.clear('signed-out');
    }
  };
}
