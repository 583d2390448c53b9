import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Location } from '#api/contract/company/locations';
import { locationQueries } from '@/lib/api/queries/locations';
import { useReloadSession, useSessionUser } from '@/state/session';
import { contractQueries } from './queries';

/**
 * Opens the screen of a new location if requested. The first location also unlocks the rest of the product. Returns
 * whether contracts can be entered for it, which is the next step.
 */
export function useAddedLocation(): (
  created: Location,
  options: { isOpened: boolean },
) => Promise<{ hasContracts: boolean }> {
  const { t } = useTranslation('locations');
  const { anyLocations, modules } = useSessionUser();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const reloadSession = useReloadSession();
  return async ({ locationId, name }, { isOpened }) => {
    await queryClient.invalidateQueries({ queryKey: locationQueries.all });
    // The location was created. Showing this failure in the form would make the user send it again and create a
    // second one.
    if (!anyLocations) await reloadSession().catch(() => undefined);
    toast.success(t('form.added', { name }));
    if (isOpened)
      await navigate({ to: '/locations/$locationId', params: { locationId: String(locationId) } });
    if (!modules.includes('SCOPE2')) return { hasContracts: false };
    const electricity = await queryClient
      .fetchQuery(contractQueries.electricity(locationId))
      .catch(() => null);
    return { hasContracts: electricity !== null };
  };
}
