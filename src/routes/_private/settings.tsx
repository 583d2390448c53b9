import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSettings } from '@/app/guards';
import { loadScreenTexts } from '@/i18n/setup';

/**
 * Guards every screen of the settings; each is a file in `settings/`. Their texts are loaded in advance: a form is
 * drawn when its data arrives, and if it then waited for its texts, the page around it would briefly disappear.
 */
export const Route = createFileRoute('/_private/settings')({
  beforeLoad: ({ context }) => requireSettings(context.user),
  loader: () => loadScreenTexts('settings', 'entries'),
  component: Outlet,
});
