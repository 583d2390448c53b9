import type { QueryClient } from '@tanstack/react-query';
import { credential } from '@/lib/api/call';
import { forgetAnswers } from '@/lib/api/forget-answers';
import { openScreens } from './look-ahead';
import type { AppRouter } from './router';

/**
 * Follows the credential. When it is lost, here or in another tab, the login page is shown and all cached data is
 * cleared. A sign-in in this tab only loads the screens; the login screen then continues by itself.
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
    // A link into the sandbox signs in by itself, so the end of the previous session does not matter there.
    if (change === 'refused' && router.state.location.pathname === '/demo') {
      forgetAnswers(queryClient);
      return;
    }
    const next = router.state.location.href;
    // Unsaved changes cannot keep a page open whose session is over.
    const search = change === 'refused' ? { next, ended: true } : {};
    await router.navigate({ to: '/login', search, ignoreBlocker: true });
    // After leaving, because mounted screens would refetch what was just cleared.
    forgetAnswers(queryClient);
  });
}
