import { useQueryClient } from '@tanstack/react-query';
import { refresh } from '@/lib/api/refresh';
import { useReloadSession } from './session';

/**
 * To be called after a change of what is set up for the company: its name and the marks at what is missing are also with
 * the session user. Never rejects: what was saved stays saved.
 */
export function useCompanyChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  const reloadSession = useReloadSession();
  return async () => {
    await refresh(queryClient, 'company');
    await reloadSession().catch(() => undefined);
  };
}
