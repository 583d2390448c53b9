import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { useEffect } from 'react';
import { Shell } from '@/app/shell/shell';
import { Toaster } from '@/components/ui/toaster';
import { TooltipProvider } from '@/components/ui/tooltip';
import { useSessionUser } from '@/state/session';
import { PrivateDialogs } from './private-dialogs';
import { followBackground, SandboxStrip } from './sandbox';
import { submenuAt } from './submenus';
import { useScreensAhead } from './use-screens-ahead';

/**
 * The frame of the private screens: shell, submenu, sandbox strip and dialogs. Everything opened here is cleared
 * with the session, because the next user of this window may belong to another company.
 */
export function PrivateLayout() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const user = useSessionUser();
  const queryClient = useQueryClient();
  useScreensAhead();
  useEffect(() => followBackground(queryClient), [queryClient]);
  return (
    <TooltipProvider delayDuration={250}>
      <Provider key={user.userId}>
        <Shell strip={<SandboxStrip />} submenu={submenuAt(pathname, user)}>
          <Outlet />
          <PrivateDialogs />
        </Shell>
      </Provider>
      <Toaster />
    </TooltipProvider>
  );
}
