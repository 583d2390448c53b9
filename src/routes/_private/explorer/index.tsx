import { createFileRoute } from '@tanstack/react-router';
import { requireLocations } from '@/app/guards';
import { ExplorerPage } from '@/features/emissions/explorer/explorer-page';
import { explorerSearch } from '@/features/emissions/explorer/search';

export const Route = createFileRoute('/_private/explorer/')({
  validateSearch: explorerSearch,
  beforeLoad: ({ context }) => requireLocations(context.user),
  component: ExplorerRoute,
});

function ExplorerRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ExplorerPage search={search} onSearch={(next) => void navigate({ search: next })} />;
}
