import { createFileRoute } from '@tanstack/react-router';
import { termsSearch } from '@/features/company/terms/search';
import { TermsPage } from '@/features/company/terms/terms-page';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/settings/terms')({
  validateSearch: termsSearch,
  loader: () => loadScreenTexts('terms-settings', 'terms'),
  component: TermsRoute,
});

function TermsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <TermsPage search={search} onSearch={(next, replace) => void navigate({ search: next, replace })} />;
}
