import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { enterSandboxAccount } from '#api/contract/sandbox/sandbox';
import { currentLanguage } from '@/i18n/setup';
import { call } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { updateAccountLanguage } from '@/state/language';
import { adoptSession } from '@/state/session';

/** Signs in as a demo account, without its password. */
export function useEnterAccount(onSignedIn: () => Promise<unknown> | unknown) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ userId }: { userId: number }) => {
      await enterAccount(queryClient, userId);
      await onSignedIn();
    },
  });
}

/** A visitor keeps their current language, whatever the demo user's language is. */
export async function enterAccount(queryClient: QueryClient, userId: number): Promise<void> {
  const entered = await call(enterSandboxAccount, { body: { userId } });
  const languageCode = currentLanguage();
  await adoptSession(queryClient, { ...entered, languageCode });
  if (entered.languageCode === languageCode) return;
  await updateAccountLanguage(queryClient, languageCode);
  await queryClient.invalidateQueries(sessionQuery);
}
