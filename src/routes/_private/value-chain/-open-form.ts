import { redirect } from '@tanstack/react-router';
import type { SessionUser } from '#api/contract/account/session';
import type { Scope3InputForm } from '#api/contract/activity-data/scope3';
import type { Location } from '#api/contract/company/locations';
import { requireLocations, requireModules } from '@/app/guards';
import type { RouterContext } from '@/app/router-context';
import { inputFormQueries } from '@/lib/api/queries/input-forms';
import { locationQueries } from '@/lib/api/queries/locations';

type Context = RouterContext & { user: SessionUser };
type Opened = { form: Scope3InputForm; locations: Location[] };

/**
 * The form of the address. A missing or unknown id leads to the first one; without locations or without the
 * licence for Scope 3, to the dashboard.
 */
export async function openForm(context: Context, inputFormId: string | null): Promise<Opened> {
  requireModules(context.user, { kind: 'all-of', modules: ['SCOPE3'] });
  requireLocations(context.user);
  const { queryClient } = context;
  const [forms, locations] = await Promise.all([
    queryClient.ensureQueryData(inputFormQueries.list()),
    queryClient.ensureQueryData(locationQueries.list()),
  ]);
  const form = forms.find(({ scope3InputFormId }) => String(scope3InputFormId) === inputFormId);
  if (form) return { form, locations };
  const [first] = forms;
  if (!first) throw redirect({ to: '/', replace: true });
  throw redirect({
    to: '/value-chain/$inputFormId',
    params: { inputFormId: String(first.scope3InputFormId) },
    replace: true,
  });
}
