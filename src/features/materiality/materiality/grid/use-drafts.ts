import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { showSaved } from '@/features/materiality/materiality/assessment/show-saved';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { refresh } from '@/lib/api/refresh';
import { createDrafts, type Draft, type Drafts } from './drafts';
import { sendRequest } from './request';

/** The unsaved choices of one assessment while its step is open. */
export function useDrafts(headerId: number, openForm: (row: AssessmentRow) => void): Drafts {
  const queryClient = useQueryClient();
  const [drafts] = useState(() => {
    const renew = () => void refresh(queryClient, 'reports');
    const { queryKey } = materialityQueries.assessments(headerId);
    return createDrafts({
      rowOf: (iroId) => queryClient.getQueryData(queryKey)?.find(({ dmIroId }) => dmIroId === iroId),
      save: (row, request) => sendRequest(headerId, row, request),
      show: (detail) => {
        showSaved(queryClient, headerId, detail);
        // Immediately, so an older answer cannot replace this one.
        renew();
      },
      renew,
      openForm,
    });
  });
  return drafts;
}

export function useDraft(drafts: Drafts, iroId: number): Draft | undefined {
  return useOfDrafts(drafts, () => drafts.of(iroId));
}

export function useIsLastSaved(drafts: Drafts, iroId: number): boolean {
  return useOfDrafts(drafts, () => drafts.isLastSaved(iroId));
}

export function useHasUnsaved(drafts: Drafts): boolean {
  return useOfDrafts(drafts, drafts.hasUnsaved);
}

function useOfDrafts<Part>({ subscribe }: Drafts, read: () => Part): Part {
  return useSyncExternalStore(subscribe, read, read);
}
