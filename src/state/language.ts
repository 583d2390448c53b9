import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { updateOwnLanguage } from '#api/contract/account/accounts';
import { changeLanguage } from '@/i18n/setup';
import { call, credential } from '@/lib/api/call';
import { languagesQuery } from '@/lib/api/queries/languages';
import { sessionQuery } from '@/lib/api/queries/session';
import { renewAnswers } from '@/lib/api/renew-answers';
import type { Language } from '@/lib/format/locale';

/** Stores a language as that of the account too. */
export async function updateAccountLanguage(queryClient: QueryClient, code: Language): Promise<void> {
  const languages = await queryClient.ensureQueryData(languagesQuery);
  const chosen = languages.find((language) => language.code === code);
  if (!chosen) return;
  await call(updateOwnLanguage, { body: { languageId: chosen.languageId } });
  // Also updated in the cache, because the guard of the screens follows the account's language.
  queryClient.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, languageCode: code });
}

/**
 * Switches the language; for signed-in users also that of the account. Names in cached responses are in the old
 * language, so what is on screen is refetched.
 */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (code) => {
    if (credential.read()) await updateAccountLanguage(queryClient, code);
    await changeLanguage(code);
    await renewAnswers(queryClient);
    await router.invalidate();
  };
}
