import { createFileRoute } from '@tanstack/react-router';
import { ReportingPage } from '@/features/company/reporting-information/reporting-page';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/settings/reporting-information')({
  loader: () => loadScreenTexts('reporting-information'),
  component: ReportingPage,
});
