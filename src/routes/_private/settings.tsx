import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSettings } from '@/app/guards';
import { loadScreenTexts } from '@/i18n/setup';

/**
 * Guards every screen of the settings; each is a file in `settings/`. Their forms come when their data is there: had they to
 * wait for their words then, the page around them would go for a moment.
 */
export const Route = createFileRoute('/_private/settings')({
  beforeLoad: ({ context }) => requireSettings(context.user),
  loader: () => loadScreenTexts('settings', 'entries'),
  component: Outlet,
});
