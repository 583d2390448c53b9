import { appBaseUrl } from '@/lib/api/api-base';
import { deepLinkKey } from './deep-link-key';

/** Opens the screen for which a static host had no file. Runs before the router reads the address. */
export function followDeepLink(): void {
  try {
    const wanted = sessionStorage.getItem(deepLinkKey);
    sessionStorage.removeItem(deepLinkKey);
    if (wanted?.startsWith(appBaseUrl.href)) history.replaceState(null, '', wanted);
  } catch {
    // Blocked storage: the visit starts at the start page.
  }
}
