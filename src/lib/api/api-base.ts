/**
 * The folder the app is served from, with a trailing slash: `https://host/` or `https://host/demo/`. A build with a
 * relative base does not know it, and the current address may be any depth below it, but the scripts know their own
 * address: `assets/` in that folder.
 */
export const appBaseUrl: URL = findAppBase(import.meta.url);

function findAppBase(scriptUrl: string): URL {
  if (import.meta.env.PROD) return new URL('..', scriptUrl);
  return new URL(import.meta.env.BASE_URL ?? '/', globalThis.location?.origin ?? 'http://localhost/');
}

/** The folder that holds `api/`: on a remote host, or the app's own, so that sub-path deployments work. */
export function apiBaseUrl(): URL {
  const remote: string | undefined = import.meta.env.VITE_API_BASE_URL;
  return remote ? new URL(remote.endsWith('/') ? remote : `${remote}/`) : appBaseUrl;
}
