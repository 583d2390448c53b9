/** The built sandbox behind our static server, with the interface that the engines' tests expect. */
import { startStaticServer } from '../../../scripts/setup/static-server.mjs';
import type { PlainHost } from '../../engines/plain-host';
import { builtFolder } from '../../engines/sandbox';

export async function startSandboxHost(): Promise<PlainHost> {
  const { url, close } = await startStaticServer({ folder: builtFolder });
  let closing: Promise<void> | null = null;
  return {
    url,
    requests: [],
    replace: () => undefined,
    kill: () => {
      closing ??= close();
      return closing;
    },
    revive: () => Promise.reject(new Error('This host starts once.')),
  };
}
