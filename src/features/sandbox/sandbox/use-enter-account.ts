import { useMutation, useQueryClient } from '@tanstack/react-query';
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
      const entered = await call(enterSandboxAccount, { body: { userId } });
      // A visitor goes on in the language they read, whatever the demo person speaks.
      const languageCode = currentLanguage();
      await adoptSession(queryClient, { ...entered, languageCode });
      if (entered.languageCode !== languageCode) {
        await updateAccountLanguage(queryClient, languageCode);
        await queryClient.invalidateQueries(sessionQuery);
      }
      await onSignedIn();
    },
  });
}
