import { thisDevice } from '@/lib/device/this-device';
import { apiBaseUrl } from './api-base';
import { callGate } from './call-gate';
import { createApiClient } from './client';
import { createCredentialStore } from './credential';

/** The credential of this browser. */
export const credential = createCredentialStore(thisDevice);

/** The client of this page. */
export const { call, callPage, download } = createApiClient({
  baseUrl: apiBaseUrl(),
  // Looked up on each call: where no service worker is available, the engine replaces `fetch`.
  send: async (request) => {
    await callGate.passed();
    return globalThis.fetch(request);
  },
  readToken: credential.read,
  readLanguage: () => document.documentElement.lang,
  // Another tab may have signed in meanwhile; its token must survive the refusal of ours.
  onTokenRefused: (token) => {
    if (credential.read() === token) credential.clear('refused');
  },
});
