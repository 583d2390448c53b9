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

/** Several changes in a row give one message. */
const toastId = 'colleague';

/** Interval for checking whether a form is still open. */
const lookAgainMs = 300;

/** Shows changes made in another window as they happen, and who made them. Renders nothing itself. */
export function Colleagues() {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const queryClient = useQueryClient();
  const { userId } = useSessionUser();

  const show = useEffectEvent(async (change: Change) => {
    // Loaded only after a change, because it is not needed at start-up.
    const accounts = await queryClient.fetchQuery(accountsQuery);
    const accountOf = (id: number) => accounts.find((account) => account.userId === id);
    if (accountOf(userId)?.companyId !== change.companyId) return;
    // A change that this screen does not show is not worth a message.
    if (!(await renewAndCompare(queryClient))) return;
    const author = change.userId === userId ? undefined : accountOf(change.userId);
    const time = format.time(new Date());
    toast.info(author ? t('changedBy', { name: nameOf(author), time }) : t('changedByYou', { time }), {
      id: toastId,
    });
  });

  useEffect(() => {
    /** The newest change waiting for a form to close. One refetch covers all earlier changes. */
    let waiting: Change | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (!waiting) return;
      // An update could remove the item that an open form or dialog edits, together with the typed values.
      if (isFormOpen()) {
        timer = setTimeout(look, lookAgainMs);
        return;
      }
      const change = waiting;
      waiting = null;
      // Without an answer, the screen stays as it is and reports the failure itself.
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

/** Refetches the data on screen that users can change, and returns whether any of it changed. */
async function renewAndCompare(queryClient: QueryClient): Promise<boolean> {
  const shown = queryClient.getQueryCache().findAll({ type: 'active', predicate: isOfPeople });
  const before = shown.map((query) => query.state.data);
  await queryClient.invalidateQueries({ type: 'active', predicate: isOfPeople });
  return shown.some((query, at) => query.state.data !== before[at]);
}

/** Only queries with data that other users can change; failed queries are skipped. */
function isOfPeople({ state, meta }: Query): boolean {
  const subjects = [meta?.dependsOn ?? []].flat();
  return (
    state.status === 'success' && subjects.some((subject) => subject !== 'release' && subject !== 'sandbox')
  );
}
