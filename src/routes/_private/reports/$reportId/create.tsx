import { createFileRoute, useLocation } from '@tanstack/react-router';
import { createSearch } from '@/features/reports/reports/search';
import { CreatePage } from '@/features/reports/reports/wizard/create-page';

export const Route = createFileRoute('/_private/reports/$reportId/create')({
  validateSearch: createSearch,
  component: CreateRoute,
});

function CreateRoute() {
  const report = Route.useRouteContext({ select: (context) => context.report });
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isEditing = useLocation({ select: ({ state }) => state.editMode === true });
  return (
    <CreatePage
      key={report.reportId}
      {...{ report, search, isEditing }}
      // The navigation state is kept because this is still the same visit to the wizard.
      onSearch={(next, replace) => void navigate({ search: next, replace, state: true })}
    />
  );
}
