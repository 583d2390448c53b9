import { enterSandboxAccount, listSandboxAccounts } from '#api/contract/sandbox/sandbox';
import { apiBaseUrl } from '@/lib/api/api-base';
import { call } from '@/lib/api/call';
import { createApiClient } from '@/lib/api/client';

/** Calls as an account of the sandbox, beside the session of this window. */
export async function callerAs(userId: number) {
  const { token } = await call(enterSandboxAccount, { body: { userId } });
  return createApiClient({
    baseUrl: apiBaseUrl(),
    send: (request) => globalThis.fetch(request),
    readToken: () => token,
    readLanguage: () => document.documentElement.lang,
    onTokenRefused: () => undefined,
  });
}

export type Caller = Awaited<ReturnType<typeof callerAs>>;

/** The account that a recipe speaks of, or none of this sandbox. */
export async function accountOf(email: string) {
  return (await call(listSandboxAccounts, {})).find((account) => account.email === email);
}
