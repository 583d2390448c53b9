import { appBaseUrl } from '@/lib/api/api-base';
import { deepLinkKey } from './deep-link-key';

/** Goes on to the screen that a plain host had no file for. Before the router reads the address. */
export function followDeepLink(): void {
  try {
    const wanted = sessionStorage.getItem(deepLinkKey);
    sessionStorage.removeItem(deepLinkKey);
    if (wanted?.startsWith(appBaseUrl.href)) history.replaceState(null, '', wanted);
  } catch {
    // Blocked storage: the visit begins at the start page.
  }
}
