import { useQueryClient } from '@tanstack/react-query';
import { refresh } from '@/lib/api/refresh';
import { useReloadSession } from './session';

/**
 * Call this after a change of the company settings: the company's name and the marks for missing settings are also
 * part of the session user. Never rejects, because the change is saved.
 */
export function useCompanyChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  const reloadSession = useReloadSession();
  return async () => {
    await refresh(queryClient, 'company');
    await reloadSession().catch(() => undefined);
  };
}
