import { Outlet, useLocation } from '@tanstack/react-router';
import { Toaster } from '@/components/ui/toaster';
import { TooltipProvider } from '@/components/ui/tooltip';
import { Shell } from '@/features/shell/shell';
import { useSessionUser } from '@/state/session';
import { PrivateDialogs } from './private-dialogs';
import { SandboxStrip } from './sandbox';
import { submenuAt } from './submenus';

/** The frame of the private screens: shell, second panel, sandbox strip and the dialogs of every screen. */
export function PrivateLayout() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <TooltipProvider delayDuration={250}>
      <Shell strip={<SandboxStrip />} submenu={submenuAt(pathname, useSessionUser())}>
        <Outlet />
        <PrivateDialogs />
      </Shell>
      <Toaster />
    </TooltipProvider>
  );
}
