import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireNoSession } from '@/app/guards';
import { SandboxStrip } from '@/app/sandbox';
import { PublicFrame } from '@/features/account/session/public-frame';
import { loadScreenTexts } from '@/i18n/setup';

/** Screens for signed-out users, and for users who must replace a temporary password. */
export const Route = createFileRoute('/_public')({
  beforeLoad: ({ context }) => requireNoSession(context),
  loader: () => loadScreenTexts('session'),
  component: () => (
    <PublicFrame strip={<SandboxStrip />}>
      <Outlet />
    </PublicFrame>
  ),
});
