import { createFileRoute } from '@tanstack/react-router';
import { CompanyDetailsPage } from '@/features/company/company-details/company-details-page';

export const Route = createFileRoute('/_private/settings/')({ component: CompanyDetailsPage });
