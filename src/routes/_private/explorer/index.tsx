import { createFileRoute } from '@tanstack/react-router';
import { requireLocations } from '@/app/guards';
import { ExplorerPage } from '@/features/emissions/explorer/explorer-page';
import { explorerSearch } from '@/features/emissions/explorer/search';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/explorer/')({
  validateSearch: explorerSearch,
  beforeLoad: ({ context }) => requireLocations(context.user),
  loader: ({ context, location }) => {
    const asked = { search: explorerSearch(location.search), today: context.user.today };
    // Loaded separately from the file of all routes. Not awaited: the frame of the page is shown while the API
    // works.
    void import('@/features/emissions/explorer/prepare-explorer')
      .then(({ prepareExplorer }) => prepareExplorer(context.queryClient, asked))
      // The screen then sends its own request.
      .catch(() => undefined);
    return loadScreenTexts('explorer');
  },
  component: ExplorerRoute,
});

function ExplorerRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ExplorerPage search={search} onSearch={(next) => void navigate({ search: next })} />;
}
