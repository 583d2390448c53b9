import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { login, logout, type SessionUser } from '#api/contract/account/session';
import type { ResponseOf } from '#api/contract/endpoint';
import { changeLanguage } from '@/i18n/setup';
import { call, credential } from '@/lib/api/call';
import { forgetAnswers } from '@/lib/api/forget-answers';
import { sessionQuery } from '@/lib/api/queries/session';

/** The signed-in person. Only below a private route, whose guard has loaded it. */
export function useSessionUser(): SessionUser {
  return useSuspenseQuery(sessionQuery).data;
}

/** Signs in with e-mail and password. */
export async function signIn(
  queryClient: QueryClient,
  account: { username: string; password: string },
): Promise<SessionUser> {
  return adoptSession(queryClient, await call(login, { body: account }));
}

/** Goes on as the person of a fresh sign-in, in their language and with nothing left of who was here before. */
export async function adoptSession(
  queryClient: QueryClient,
  { token, ...user }: ResponseOf<typeof login>,
): Promise<SessionUser> {
  const kept = credential.write(token);
  forgetAnswers(queryClient);
  queryClient.setQueryData(sessionQuery.queryKey, user);
  // Whoever sees the first screen stays signed in, also when the browser is killed that moment.
  await Promise.all([kept, changeLanguage(user.languageCode)]);
  return user;
}

/** Ends the session here at once; that the server also forgets it is tried, not waited for. */
export function signOut(): void {
  call(logout, {}).catch(() => undefined);
  credential.clear('signed-out');
}

/** What the session user says changed, for instance after the first location: asks again and re-runs guards. */
export function useReloadSession(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    // Not refetchQueries: that passes over what no mounted component asks for.
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    await router.invalidate();
  };
}
