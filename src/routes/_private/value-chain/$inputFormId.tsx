import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate, retainSearchParams } from '@tanstack/react-router';
import { valueChainSearch } from '@/features/activity-data/value-chain/search';
import { ValueChainPage } from '@/features/activity-data/value-chain/value-chain-page';
import { loadScreenTexts } from '@/i18n/setup';
import { locationQueries } from '@/lib/api/queries/locations';

export const Route = createFileRoute('/_private/value-chain/$inputFormId')({
  validateSearch: valueChainSearch,
  // The location is kept when switching forms.
  search: { middlewares: [retainSearchParams(['location'])] },
  beforeLoad: async ({ context, params }) => {
    // Loaded separately from the file of all routes, which every screen waits for.
    const { openForm } = await import('./-open-form');
    return { opened: await openForm(context, params.inputFormId) };
  },
  loader: () => loadScreenTexts('value-chain', 'entries', 'factors'),
  component: ValueChainRoute,
});

function ValueChainRoute() {
  const { form, locations: known, locationId } = Route.useRouteContext({ select: ({ opened }) => opened });
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // The list is newer than what the guard found, e.g. after a change of a name.
  const { data: locations = known } = useQuery(locationQueries.list());
  const at = (id: number | undefined) => locations.find((one) => one.locationId === id);
  const location = at(search.location) ?? at(locationId) ?? locations[0];
  if (!location) return <Navigate to="/" replace />;
  return (
    <ValueChainPage
      {...{ form, locations, location, search }}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
    />
  );
}
