import { createFileRoute } from '@tanstack/react-router';
import { ConformancePage } from '@/features/emissions/conformance/conformance-page';
import { conformanceSearch } from '@/features/emissions/conformance/search';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/conformance')({
  validateSearch: conformanceSearch,
  loader: () => loadScreenTexts('conformance'),
  component: ConformanceRoute,
});

function ConformanceRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ConformancePage search={search} onSearch={(next, replace) => void navigate({ search: next, replace })} />
  );
}
