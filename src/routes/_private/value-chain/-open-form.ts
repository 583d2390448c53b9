import { redirect } from '@tanstack/react-router';
import type { SessionUser } from '#api/contract/account/session';
import type { Scope3InputForm, Scope3Totals } from '#api/contract/activity-data/value-chain-forms';
import type { Location } from '#api/contract/company/locations';
import { requireLocations, requireModules } from '@/app/guards';
import type { RouterContext } from '@/app/router-context';
import { valueChainQueries } from '@/features/activity-data/value-chain/queries';
import { inputFormQueries } from '@/lib/api/queries/input-forms';
import { locationQueries } from '@/lib/api/queries/locations';

type Context = RouterContext & { user: SessionUser };
type Opened = {
  form: Scope3InputForm;
  locations: Location[];
  /** The default location of a form: the one with the most entries, otherwise the first one. */
  locationId: number | undefined;
};

/**
 * The form in the address. A missing or unknown id redirects to the first one; without locations or without the
 * licence for Scope 3, to the dashboard.
 */
export async function openForm(context: Context, inputFormId: string | null): Promise<Opened> {
  requireModules(context.user, { kind: 'all-of', modules: ['SCOPE3'] });
  requireLocations(context.user);
  const { queryClient } = context;
  const [forms, locations, totals] = await Promise.all([
    queryClient.ensureQueryData(inputFormQueries.list()),
    queryClient.ensureQueryData(locationQueries.list()),
    // The form opens even if its default location cannot be determined.
    queryClient.ensureQueryData(valueChainQueries.totals()).catch(() => null),
  ]);
  const form = forms.find(({ scope3InputFormId }) => String(scope3InputFormId) === inputFormId);
  if (form) return { form, locations, locationId: placeOf(form, locations, totals) };
  const [first] = forms;
  if (!first) throw redirect({ to: '/', replace: true });
  throw redirect({
    to: '/value-chain/$inputFormId',
    params: { inputFormId: String(first.scope3InputFormId) },
    replace: true,
  });
}

function placeOf(
  { scope3InputFormId: formId }: Scope3InputForm,
  locations: readonly Location[],
  totals: Scope3Totals | null,
): number | undefined {
  const entered = totals?.forms.find(({ scope3InputFormId }) => scope3InputFormId === formId)?.locationIds;
  // A location that has been closed since is not offered any more.
  const offered = entered?.find((id) => locations.some(({ locationId }) => locationId === id));
  return offered ?? locations[0]?.locationId;
}
