import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import {
  moveWidget,
  updateWidgetSelection,
  type WidgetSelection,
} from '#api/contract/emissions/dashboard-settings';
import { call } from '@/lib/api/call';
import { moved } from './move-widget';
import { dashboardQueries } from './queries';

const snackbarMs = 3000;
const mutationKey = ['dashboard', 'change-selections'];

/**
 * Which widgets are shown, and in which order. A change shows at once. If the server refuses it or can't be reached,
 * the previous order comes back with a snackbar. Changes are sent one after the other, and only the last answer is
 * applied, because earlier ones don't include the later changes.
 */
export function useWidgetSelections() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { queryKey } = dashboardQueries.selections;
  const selections = useQuery(dashboardQueries.selections);
  // The last state that the server confirmed. A queued change is based on an optimistic state, which may still be
  // refused.
  const confirmed = useRef<WidgetSelection[]>(undefined);
  const isOnlyChange = () => queryClient.isMutating({ mutationKey }) === 1;
  const optimistic = {
    onMutate: async (next: Change) => {
      const isFirst = isOnlyChange();
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (isFirst) confirmed.current = before;
      if (before) queryClient.setQueryData(queryKey, next.preview(before));
    },
    onError: () => {
      if (confirmed.current) queryClient.setQueryData(queryKey, confirmed.current);
      toast.error(t('errors.global'), { duration: snackbarMs });
    },
    onSuccess: (saved: WidgetSelection[]) => {
      confirmed.current = saved;
      if (isOnlyChange()) queryClient.setQueryData(queryKey, saved);
    },
  };
  const change = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (next: Change) => next.send(),
    ...optimistic,
  });
  return {
    selections: selections.data,
    isError: selections.isError,
    retry: () => void selections.refetch(),
    toggle: (widgetId: number, show: boolean) =>
      change.mutate({
        preview: (list) => list.map((entry) => (entry.widgetId === widgetId ? { ...entry, show } : entry)),
        send: () => call(updateWidgetSelection, { params: { widgetId }, body: { widgetId, show } }),
      }),
    move: (widgetId: number, newPosition: number) =>
      change.mutate({
        preview: (list) => moved(list, widgetId, newPosition),
        send: () => call(moveWidget, { params: { widgetId }, query: { newPosition } }),
      }),
  };
}

type Change = {
  preview: (list: WidgetSelection[]) => WidgetSelection[];
  send: () => Promise<WidgetSelection[]>;
};
