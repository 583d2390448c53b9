import { createFileRoute } from '@tanstack/react-router';
import { ManageLocationsPage } from '@/features/company/locations/manage/manage-page';
import { manageSearch } from '@/features/company/locations/manage/manage-search';

export const Route = createFileRoute('/_private/settings/locations')({
  validateSearch: manageSearch,
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
