import { createFileRoute } from '@tanstack/react-router';
import { CompanyFactorsPage } from '@/features/factors/company-factors/company-factors-page';
import { companyFactorSearch } from '@/features/factors/company-factors/search';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/factors/company')({
  validateSearch: companyFactorSearch,
  loader: () => loadScreenTexts('company-factors', 'factors', 'entries'),
  component: CompanyFactorsRoute,
});

function CompanyFactorsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CompanyFactorsPage
      search={search}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
    />
  );
}
