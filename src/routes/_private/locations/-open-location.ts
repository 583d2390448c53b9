import { redirect } from '@tanstack/react-router';
import type { SessionUser } from '#api/contract/account/session';
import type { Location } from '#api/contract/company/locations';
import { requireLocations, requireModules } from '@/app/guards';
import type { RouterContext } from '@/app/router-context';
import { locationQueries } from '@/lib/api/queries/locations';

type Context = RouterContext & { user: SessionUser };

/**
 * The location in the address. A missing or unknown id redirects to the first one; without locations, or without a
 * licence for fuels or utilities, to the dashboard.
 */
export async function openLocation(context: Context, locationId: string | null): Promise<Location> {
  requireModules(context.user, { kind: 'one-of', modules: ['SCOPE1', 'SCOPE2'] });
  requireLocations(context.user);
  const { queryClient } = context;
  const isNamed = ({ locationId: id }: Location) => String(id) === locationId;
  const known = await queryClient.ensureQueryData(locationQueries.list());
  const found = known.find(isNamed);
  if (found) return found;
  // It may have been added elsewhere since the list was loaded.
  const locations = await queryClient.fetchQuery({ ...locationQueries.list(), staleTime: 0 });
  const added = locations.find(isNamed);
  if (added) return added;
  const [first] = locations;
  if (!first) throw redirect({ to: '/', replace: true });
  throw redirect({
    to: '/locations/$locationId',
    params: { locationId: String(first.locationId) },
    replace: true,
  });
}
