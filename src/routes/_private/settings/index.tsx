import { createFileRoute } from '@tanstack/react-router';
import { CompanyDetailsPage } from '@/features/company/company-details/company-details-page';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/settings/')({
  loader: () => loadScreenTexts('company-details'),
  component: CompanyDetailsPage,
});
