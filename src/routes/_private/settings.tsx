import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSettings } from '@/app/guards';

/** Guards every screen of the settings; each is a file in `settings/`. */
export const Route = createFileRoute('/_private/settings')({
  beforeLoad: ({ context }) => requireSettings(context.user),
  component: Outlet,
});
