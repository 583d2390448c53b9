import { enterSandboxAccount, listSandboxAccounts } from '#api/contract/sandbox/sandbox';
import { apiBaseUrl } from '@/lib/api/api-base';
import { call } from '@/lib/api/call';
import { createApiClient } from '@/lib/api/client';

/** Makes requests as an account of the sandbox, independently of this window's session. */
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

/** The account that a recipe names; undefined when this sandbox has none. */
export async function accountOf(email: string) {
  return (await call(listSandboxAccounts, {})).find((account) => account.email === email);
}
