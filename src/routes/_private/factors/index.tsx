import { createFileRoute } from '@tanstack/react-router';
import { FactorsPage } from '@/features/factors/factors/factors-page';
import { factorSearch } from '@/features/factors/factors/search';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/factors/')({
  validateSearch: factorSearch,
  loader: () => loadScreenTexts('factors'),
  component: FactorsRoute,
});

function FactorsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FactorsPage search={search} onSearch={(next, replace) => void navigate({ search: next, replace })} />
  );
}
