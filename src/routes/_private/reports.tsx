import { createFileRoute } from '@tanstack/react-router';
import { requireLocations, requireModules } from '@/app/guards';
import { loadScreenTexts } from '@/i18n/setup';

/** What every screen below it needs. */
export const Route = createFileRoute('/_private/reports')({
  beforeLoad: ({ context }) => {
    requireModules(context.user, { kind: 'all-of', modules: ['REPORTS'] });
    requireLocations(context.user);
  },
  loader: () => loadScreenTexts('reports', 'report-forms', 'data-export', 'entries'),
});
