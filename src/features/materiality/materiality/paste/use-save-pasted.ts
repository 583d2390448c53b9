import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readServerProblem } from '@/components/form/server-problem';
import type { AssessmentDetail } from '@/features/materiality/materiality/assessment/kinds';
import { showSaved } from '@/features/materiality/materiality/assessment/show-saved';
import type { TypeIds } from '@/features/materiality/materiality/assessment/values';
import { requestOf, sendRequest } from '@/features/materiality/materiality/grid/request';
import { isApiError } from '@/lib/api/api-error';
import { refresh } from '@/lib/api/refresh';
import { staleRow } from '@/lib/problem/stale-row';
import { useChangeText } from '@/lib/problem/use-change-text';
import { useErrorText } from '@/lib/problem/use-error-text';
import type { PastedRow } from './read-paste';

/** The save result of an item: null when saved, otherwise the reason why not. */
export type Outcomes = ReadonlyMap<number, string | null>;

const none: Outcomes = new Map();

type SavePasted = {
  headerId: number;
  /**
   * The message for a row that another user has changed since it was shown, with their name and the time
   * where known.
   */
  staleText: (change: string | null) => string;
};

/** Saves pasted rows one by one with the same API calls as the form, and keeps the result of each. */
export function useSavePasted({ headerId, staleText }: SavePasted) {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const changeText = useChangeText();
  const [outcomes, setOutcomes] = useState<Outcomes>(none);
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);

  /** Returns whether to continue with the next row. */
  async function saveOne({ item, changes }: PastedRow, ids: TypeIds, into: Map<number, string | null>) {
    if (!item) return true;
    const request = requestOf(item, changes, ids);
    if (request.is === 'incomplete') return true;
    try {
      showSaved(queryClient, headerId, await sendRequest(headerId, item, request));
      into.set(item.dmIroId, null);
      return true;
    } catch (error) {
      const current = staleRow<AssessmentDetail>(error);
      if (current) showSaved(queryClient, headerId, current);
      const { fields } = readServerProblem(error);
      const said = Object.values(fields).join(' ') || errorText(error);
      into.set(item.dmIroId, current ? staleText(changeText(error)) : said);
      return !isApiError(error, 'unreachable', 'credential_missing', 'credential_invalid');
    }
  }

  return {
    outcomes,
    progress,
    forget: () => setOutcomes(none),
    save: async (rows: readonly PastedRow[], ids: TypeIds): Promise<Outcomes> => {
      const made = new Map<number, string | null>();
      for (const [done, row] of rows.entries()) {
        setProgress({ done, all: rows.length });
        const goesOn = await saveOne(row, ids, made);
        setOutcomes(new Map(made));
        if (!goesOn) break;
      }
      setProgress(null);
      await refresh(queryClient, 'reports');
      return made;
    },
  };
}
