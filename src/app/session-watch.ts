import type { QueryClient } from '@tanstack/react-query';
import { credential } from '@/lib/api/call';
import { forgetAnswers } from '@/lib/api/forget-answers';
import { openScreens } from './look-ahead';
import type { AppRouter } from './router';

/**
 * Follows the credential: whoever loses it, here or in another tab, is shown the login page and nothing
 * cached survives. Signing in here only has the screens
 * loaded; the login screen goes on by itself.
 */
export function watchSession(router: AppRouter, queryClient: QueryClient): () => void {
  return credential.subscribe(async (token, change) => {
    if (token) void openScreens(router);
    if (change === 'signed-in') return;
    if (token) {
      forgetAnswers(queryClient);
      await router.invalidate();
      return;
    }
    // A link into the sandbox signs in by itself; that the session of before is over does not matter there.
    if (change === 'refused' && router.state.location.pathname === '/demo') {
      forgetAnswers(queryClient);
      return;
    }
    const next = router.state.location.href;
    // Unsaved changes cannot keep a page open whose data is nobody's any more.
    const search = change === 'refused' ? { next, ended: true } : {};
    await router.navigate({ to: '/login', search, ignoreBlocker: true });
    // After leaving: mounted screens would ask again for what was just cleared.
    forgetAnswers(queryClient);
  });
}
