import { thisDevice } from '@/lib/device/this-device';
import { createWindowMemory } from '@/lib/device/window-memory';
import { apiBaseUrl, appBaseUrl } from './api-base';
import { callGate } from './call-gate';
import { createApiClient, newKey } from './client';
import { createCredentialStore } from './credential';

const isSandbox = !import.meta.env.VITE_API_BASE_URL;

/** The credential of this browser, or of this window if it has its own. */
export const credential = createCredentialStore(
  thisDevice,
  isSandbox
    ? createWindowMemory(`ledgerleaf-session:${appBaseUrl.pathname}`, () => globalThis.sessionStorage)
    : undefined,
);

/**
 * Distinguishes changes made in this window from others. Only the sandbox sends it, because a server does not need
 * it.
 */
export const windowId = isSandbox ? newKey() : undefined;

/** The client of this page. */
export const { call, callPage, download } = createApiClient({
  baseUrl: apiBaseUrl(),
  // Looked up on each request, because the engine replaces `fetch` where no service worker is available.
  send: async (request) => {
    await callGate.passed();
    return globalThis.fetch(request);
  },
  readToken: credential.read,
  windowId,
  readLanguage: () => document.documentElement.lang,
  // Another tab may have signed in since; its token must survive the refusal of ours.
  onTokenRefused: (token) => {
    if (credential.read() === token) credential.clear('refused');
  },
});
