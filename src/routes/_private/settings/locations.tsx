import { createFileRoute } from '@tanstack/react-router';
import { ManageLocationsPage } from '@/features/company/locations/manage/manage-page';
import { manageSearch } from '@/features/company/locations/manage/manage-search';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/settings/locations')({
  validateSearch: manageSearch,
  loader: () => loadScreenTexts('locations'),
  component: ManageLocationsRoute,
});

function ManageLocationsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ManageLocationsPage
      search={search}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
    />
  );
}
