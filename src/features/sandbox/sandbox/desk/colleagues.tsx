import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { EngineEvent } from '#api/contract/engine';
import { engineNames } from '#api/contract/engine-names';
import { accountsQuery } from '@/features/sandbox/sandbox/queries';
import { useFormat } from '@/hooks/use-format';
import { appBaseUrl } from '@/lib/api/api-base';
import { windowId } from '@/lib/api/call';
import { useSessionUser } from '@/state/session';
import { nameOf } from './person';

/** One message however many changes come in a row. */
const toastId = 'colleague';

/** Between two looks at whether a form is still open. */
const lookAgainMs = 300;

/** Shows what is changed in another window as it happens, and who changed it. Draws nothing itself. */
export function Colleagues() {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const queryClient = useQueryClient();
  const { userId } = useSessionUser();
  const { data: accounts = [] } = useQuery(accountsQuery);
  const companyId = accounts.find((account) => account.userId === userId)?.companyId;

  useEffect(() => {
    let isOver = false;
    const channel = new BroadcastChannel(engineNames(appBaseUrl.pathname).channel);
    channel.onmessage = async ({ data }: MessageEvent<EngineEvent>) => {
      if (data.type !== 'changed' || data.companyId !== companyId || data.windowId === windowId) return;
      // What a form or a dialog is about could go from under it, with what was typed there.
      while (isFormOpen()) await new Promise((done) => setTimeout(done, lookAgainMs));
      // A change that this screen does not show is no news for who looks at it.
      if (isOver || !(await renewAndCompare(queryClient))) return;
      const time = format.time(new Date());
      const author = accounts.find((account) => account.userId === data.userId);
      const isOwn = data.userId === userId || !author;
      toast.info(isOwn ? t('changedByYou', { time }) : t('changedBy', { name: nameOf(author), time }), {
        id: toastId,
      });
    };
    return () => {
      isOver = true;
      channel.close();
    };
  }, [accounts, companyId, format, queryClient, t, userId]);
  return null;
}

function isFormOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], main form') !== null;
}

/** Asks again for what is on screen and people can change; answers whether any of it is another now. */
async function renewAndCompare(queryClient: QueryClient): Promise<boolean> {
  const shown = queryClient.getQueryCache().findAll({ type: 'active', predicate: isOfPeople });
  const before = shown.map((query) => query.state.data);
  await queryClient.invalidateQueries({ type: 'active', predicate: isOfPeople });
  return shown.some((query, at) => query.state.data !== before[at]);
}

/** Read, and of more than the product itself. What could not be read is left alone. */
function isOfPeople({ state, meta }: Query): boolean {
  const subjects = [meta?.dependsOn ?? []].flat();
  return (
    state.status === 'success' && subjects.some((subject) => subject !== 'release' && subject !== 'sandbox')
  );
}
