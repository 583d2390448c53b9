import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '@/app/guards';
import { PrivateLayout } from '@/app/private-layout';
import { changeLanguage, currentLanguage } from '@/i18n/setup';
import { sessionQuery } from '@/lib/api/queries/session';
import { renewAnswers } from '@/lib/api/renew-answers';

/**
 * Every screen that needs a session. A screen is a file below `_private/`; it finds the signed-in user in
 * `context.user` and, in components, in `useSessionUser()`. The screen guards licences and locations:
 *
 *   beforeLoad: ({ context }) => {
 *     requireModules(context.user, { kind: 'one-of', modules: ['SCOPE1', 'SCOPE2'] });
 *     requireLocations(context.user);
 *   },
 *
 * If it has a submenu, that is a line in `app/submenus.tsx`.
 */
export const Route = createFileRoute('/_private')({
  beforeLoad: async ({ context, location }) => {
    const user = await requireSession(context, location.href);
    if (currentLanguage() !== user.languageCode) {
      await changeLanguage(user.languageCode);
      // Changed in another tab or on another device, so names in earlier responses are in the previous language.
      void renewAnswers(context.queryClient);
      context.queryClient.setQueryData(sessionQuery.queryKey, user);
    }
    return { user };
  },
  // There is no previous screen that could stay.
  pendingMs: 100,
  component: PrivateLayout,
});
