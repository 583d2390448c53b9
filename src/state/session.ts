import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { login, logout, type SessionUser } from '#api/contract/account/session';
import type { ResponseOf } from '#api/contract/endpoint';
import { changeLanguage } from '@/i18n/setup';
import { call, credential } from '@/lib/api/call';
import { forgetAnswers } from '@/lib/api/forget-answers';
import { sessionQuery } from '@/lib/api/queries/session';

/** The signed-in user. Only available below a private route, whose guard has loaded it. */
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

/** Continues as the newly signed-in user, in their language and without data of the previous user. */
export async function adoptSession(
  queryClient: QueryClient,
  { token, ...user }: ResponseOf<typeof login>,
): Promise<SessionUser> {
  const kept = credential.write(token);
  forgetAnswers(queryClient);
  queryClient.setQueryData(sessionQuery.queryKey, user);
  // A user who sees the first screen stays signed in, even if the browser is killed at that moment.
  await Promise.all([kept, changeLanguage(user.languageCode)]);
  return user;
}

/** Ends the session here immediately; the request to the server is sent but not awaited. */
export function signOut(): void {
  call(logout, {}).catch(() => undefined);
  credential.clear('signed-out');
}

/** The session user changed, for instance after the first location: refetches it and re-runs the guards. */
export function useReloadSession(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    // Not refetchQueries, which skips queries without a mounted component.
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    await router.invalidate();
  };
}
