import { createFileRoute } from '@tanstack/react-router';
import { ReportingPage } from '@/features/company/reporting-information/reporting-page';

export const Route = createFileRoute('/_private/settings/reporting-information')({
  component: ReportingPage,
});
