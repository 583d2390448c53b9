import { createFileRoute } from '@tanstack/react-router';
import { RecalculationPage } from '@/features/emissions/recalculation/recalculation-page';
import { recalculationSearch } from '@/features/emissions/recalculation/search';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/factors/recalculation')({
  validateSearch: recalculationSearch,
  loader: () => loadScreenTexts('recalculation'),
  component: RecalculationRoute,
});

function RecalculationRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RecalculationPage
      search={search}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
    />
  );
}
