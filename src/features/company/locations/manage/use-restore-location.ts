import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { type Location, restoreLocation } from '#api/contract/company/locations';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { renewShown } from '@/lib/api/renew-shown';
import { useErrorText } from '@/lib/problem/use-error-text';
import { useLocationFactorsChanged } from '@/state/activity-data';
import { useReloadSession, useSessionUser } from '@/state/session';

/** Restores a location from the archive and confirms it. */
export function useRestoreLocation(): (location: Pick<Location, 'locationId' | 'name'>) => Promise<void> {
  const { t } = useTranslation('locations');
  const { anyLocations } = useSessionUser();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const changed = useLocationFactorsChanged();
  const reloadSession = useReloadSession();
  return async ({ locationId, name }) => {
    try {
      await call(restoreLocation, { params: { id: locationId } });
    } catch (error) {
      toast.error(errorText(error));
      if (isApiError(error, 'not_found')) await renewShown(queryClient);
      return;
    }
    await changed();
    // The first active location unlocks the rest of the product.
    if (!anyLocations) await reloadSession().catch(() => undefined);
    toast.success(t('manage.restored', { name }));
  };
}
