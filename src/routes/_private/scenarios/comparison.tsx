import { createFileRoute } from '@tanstack/react-router';
import { comparisonSearch } from '@/features/scenarios/scenarios/search';
import { ComparisonPage } from '@/features/scenarios/scenarios/simulations/comparison-page';

export const Route = createFileRoute('/_private/scenarios/comparison')({
  validateSearch: comparisonSearch,
  component: ComparisonRoute,
});

function ComparisonRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ComparisonPage
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}
