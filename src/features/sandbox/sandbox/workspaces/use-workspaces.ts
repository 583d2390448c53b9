import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { switchWorkspace, type Workspace, type WorkspacePicture } from '#api/contract/engine-workspaces';
import { useGoOn } from '@/features/sandbox/sandbox/use-go-on';
import { aloneOrRefused, OtherWindowBusy, undoWithin } from '@/features/sandbox/sandbox/whole/unfinished';
import { call } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { useErrorText } from '@/lib/problem/use-error-text';
import { confirmLeaving } from '@/state/leaving';
import { pictureQuery, workspacesQuery } from './queries';

/** All workspaces; the open one has the current figures of its overview. */
export function useWorkspaces() {
  const { data: user } = useQuery({ ...sessionQuery, enabled: false });
  const { data: workspaces = [], isError, refetch } = useQuery(workspacesQuery);
  const { data: picture = null } = useQuery({
    ...pictureQuery(user?.companyName ?? ''),
    enabled: user !== undefined && workspaces.length > 0,
  });
  const withPicture = workspaces.map((one) => (one.isCurrent && picture ? { ...one, picture } : one));
  return { workspaces: withPicture, picture, isError, refetch };
}

/** The first workspace has no name until the user gives it one. */
export function useWorkspaceName(): (workspace: Pick<Workspace, 'name'>) => string {
  const { t } = useTranslation('workspaces');
  return ({ name }) => name ?? t('first');
}

/**
 * Leaves the open workspace unchanged and opens another. Returns false when the user chose to keep unsaved edits.
 * Does not switch while a large change is running, and undoes an unfinished one first.
 */
export function useSwitchWorkspace() {
  const goOn = useGoOn();
  return useMutation({
    mutationFn: async ({ key, picture }: { key: string; picture: WorkspacePicture | null }) => {
      if (!(await confirmLeaving())) return false;
      await aloneOrRefused(async () => {
        await undoWithin();
        await call(switchWorkspace, { params: { key }, body: { picture } });
      });
      await goOn();
      return true;
    },
  });
}

/** The message for the user when a switch fails. */
export function useSwitchFailure(): (error: unknown) => string {
  const { t } = useTranslation('workspaces');
  const errorText = useErrorText();
  return (error) =>
    error instanceof OtherWindowBusy ? t('busy') : t('failed', { reason: errorText(error) });
}
