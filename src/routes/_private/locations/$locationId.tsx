import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { entryLists, entryTexts } from '@/app/entry-lists';
import { LocationPage } from '@/features/company/locations/location-page';
import { locationSearch, viewOf } from '@/features/company/locations/search';
import { LocationCharts } from '@/features/emissions/location-charts/location-charts';
import { loadScreenTexts } from '@/i18n/setup';
import { locationQueries } from '@/lib/api/queries/locations';

export const Route = createFileRoute('/_private/locations/$locationId')({
  validateSearch: locationSearch,
  beforeLoad: async ({ context, params }) => {
    // Loaded separately from the file of all routes, which every screen waits for.
    const { openLocation } = await import('./-open-location');
    return { location: await openLocation(context, params.locationId) };
  },
  loader: ({ context, location }) => {
    const { type } = viewOf(locationSearch(location.search), context.user.modules);
    // Not awaited: the page is shown while its list is loading.
    void entryLists[type].preload?.();
    return loadScreenTexts('locations', 'entries', ...entryTexts[type], 'location-charts');
  },
  component: LocationRoute,
});

function LocationRoute() {
  const opened = Route.useRouteContext({ select: ({ location }) => location });
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: locations = [] } = useQuery(locationQueries.list());
  const { locationId } = opened;
  return (
    <LocationPage
      key={locationId}
      // The list is newer than what the guard found, e.g. after a change of the name.
      location={locations.find((location) => location.locationId === locationId) ?? opened}
      search={search}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      lists={entryLists}
      charts={<LocationCharts locationId={locationId} />}
    />
  );
}
