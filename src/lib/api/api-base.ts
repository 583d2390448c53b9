/**
 * The folder the app is served from, with a trailing slash: `https://host/` or `https://host/demo/`.
 * Read once, before the router changes the address: a relative base means "relative to the first document".
 */
export const appBaseUrl: URL = new URL(
  import.meta.env.BASE_URL,
  globalThis.document?.baseURI ?? 'http://localhost/',
);

/** The folder that holds `api/`: a remote host, or the app's own, so that sub-path deployments work. */
export function apiBaseUrl(): URL {
  const remote: string | undefined = import.meta.env.VITE_API_BASE_URL;
  return remote ? new URL(remote.endsWith('/') ? remote : `${remote}/`) : appBaseUrl;
}
