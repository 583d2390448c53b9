import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
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

type Change = Extract<EngineEvent, { type: 'changed' }>;

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

  const show = useEffectEvent(async (change: Change) => {
    // Asked for only when something was changed: a start has no use for it.
    const accounts = await queryClient.fetchQuery(accountsQuery);
    const accountOf = (id: number) => accounts.find((account) => account.userId === id);
    if (accountOf(userId)?.companyId !== change.companyId) return;
    // A change that this screen does not show is no news to its reader.
    if (!(await renewAndCompare(queryClient))) return;
    const author = change.userId === userId ? undefined : accountOf(change.userId);
    const time = format.time(new Date());
    toast.info(author ? t('changedBy', { name: nameOf(author), time }) : t('changedByYou', { time }), {
      id: toastId,
    });
  });

  useEffect(() => {
    /** The newest change that waits for a form to close: one look is enough for all before it. */
    let waiting: Change | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (!waiting) return;
      // What a form or a dialog is about could go from under it, with what was typed there.
      if (isFormOpen()) {
        timer = setTimeout(look, lookAgainMs);
        return;
      }
      const change = waiting;
      waiting = null;
      // Without an answer the screen stays as it is, and says so itself.
      show(change).catch(() => undefined);
    };
    const channel = new BroadcastChannel(engineNames(appBaseUrl.pathname).channel);
    channel.onmessage = ({ data }: MessageEvent<EngineEvent>) => {
      if (data.type !== 'changed' || data.windowId === windowId) return;
      waiting = data;
      look();
    };
    return () => {
      clearTimeout(timer);
      channel.close();
    };
  }, []);
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
