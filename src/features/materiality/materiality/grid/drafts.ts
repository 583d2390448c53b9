import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { readServerProblem } from '@/components/form/server-problem';
import type { AssessmentDetail, ChoiceField } from '@/features/materiality/materiality/assessment/kinds';
import {
  type ChoiceRules,
  startValues,
  withFollowing,
} from '@/features/materiality/materiality/assessment/values';
import { isApiError } from '@/lib/api/api-error';
import { staleRow } from '@/lib/problem/stale-row';
import { type Changes, clashing, differing, isEmpty, valuesOf } from './changes';
import { type CompleteRequest, requestOf } from './request';

export type DraftState =
  | { is: 'saving' }
  | { is: 'incomplete'; missing: readonly ChoiceField[] }
  /** Another user chose a different value at the same time; the row shows their choice below. */
  | { is: 'conflict'; fields: readonly (keyof Changes)[]; error: unknown }
  | { is: 'refused'; error: unknown; needsReason: boolean };

/** Unsaved choices of one row. */
export type Draft = { changes: Changes; state: DraftState };

type Ports = {
  /** The row as it is in the list now. */
  rowOf: (iroId: number) => AssessmentRow | undefined;
  save: (row: AssessmentRow, request: CompleteRequest) => Promise<AssessmentDetail>;
  /** Updates the list with the server's answer. */
  show: (detail: AssessmentDetail) => void;
  /** Fetches the list again. */
  renew: () => void;
  openForm: (row: AssessmentRow) => void;
};

/** Arrow keys step through the levels, so a row is sent only after this pause. */
export const restMs = 300;

/**
 * The choices made in the rows. Each row is saved separately, one request at a time; choices made during a
 * request are sent after it. Choices that cannot be saved stay until the user completes, resends or discards
 * them.
 */
export function createDrafts({ rowOf, save, show, renew, openForm }: Ports) {
  const drafts = new Map<number, Draft>();
  const rules = new Map<number, ChoiceRules>();
  const waiting = new Map<number, ReturnType<typeof setTimeout>>();
  const sending = new Set<number>();
  const listeners = new Set<() => void>();
  let lastSaved: number | null = null;

  function put(id: number, draft: Draft | null): void {
    if (draft) drafts.set(id, draft);
    else drafts.delete(id);
    for (const listener of listeners) listener();
  }

  function choose(row: AssessmentRow, choice: { field: ChoiceField; picked: number }, of: ChoiceRules): void {
    const id = row.dmIroId;
    const before = drafts.get(id)?.changes ?? {};
    const all = { ...before, ...withFollowing({ ...valuesOf(row), ...before }, choice, of) };
    // A value that is being sent can still be changed back, so it does not count as a difference yet.
    const changes = sending.has(id) ? all : differing(all, valuesOf(row));
    rules.set(id, of);
    clearTimeout(waiting.get(id));
    put(id, isEmpty(changes) ? null : { changes, state: { is: 'saving' } });
    if (isEmpty(changes) || sending.has(id)) return;
    waiting.set(
      id,
      setTimeout(() => void send(id), restMs),
    );
  }

  async function send(id: number): Promise<void> {
    if (sending.has(id)) return;
    sending.add(id);
    try {
      while (await sendOnce(id));
    } finally {
      sending.delete(id);
    }
  }

  /** Returns whether there is more to send. */
  async function sendOnce(id: number): Promise<boolean> {
    const [draft, row, of] = [drafts.get(id), rowOf(id), rules.get(id)];
    if (!draft || !row || !of) return false;
    const { changes } = draft;
    const request = requestOf(row, changes, of.ids);
    if (request.is === 'incomplete') {
      put(id, { changes, state: request });
      return false;
    }
    put(id, { changes, state: { is: 'saving' } });
    try {
      const saved = await save(row, request);
      show(saved);
      lastSaved = id;
      return keepRest(id, saved);
    } catch (error) {
      const current = staleRow<AssessmentDetail>(error);
      return current ? settleWith(id, { row, current, error }) : refuse(id, { row, error });
    }
  }

  /** Choices made since then still have to be sent. */
  function keepRest(id: number, saved: AssessmentDetail): boolean {
    const rest = differing(drafts.get(id)?.changes ?? {}, startValues(saved));
    put(id, isEmpty(rest) ? null : { changes: rest, state: { is: 'saving' } });
    return !isEmpty(rest);
  }

  /**
   * Another user saved first. Fields that both changed are decided by the user; all other changes are merged.
   */
  function settleWith(
    id: number,
    { row, current, error }: { row: AssessmentRow; current: AssessmentDetail; error: unknown },
  ): boolean {
    show(current);
    const changes = drafts.get(id)?.changes ?? {};
    const fields = clashing(changes, { read: valuesOf(row), theirs: startValues(current) });
    if (fields.length === 0) return keepRest(id, current);
    put(id, { changes, state: { is: 'conflict', fields, error } });
    return false;
  }

  function refuse(id: number, { row, error }: { row: AssessmentRow; error: unknown }): false {
    const needsReason = 'reason' in readServerProblem(error).fields;
    put(id, { changes: drafts.get(id)?.changes ?? {}, state: { is: 'refused', error, needsReason } });
    if (isApiError(error, 'conflict', 'not_found')) renew();
    if (needsReason) openForm(row);
    return false;
  }

  return {
    of: (id: number): Draft | undefined => drafts.get(id),
    choose,
    /** Sends a row again and overwrites the other user's choices. */
    retry: (id: number) => void send(id),
    drop: (id: number) => put(id, null),
    /**
     * Drops the drafts that the form has saved. `readOn` is the time of the saved assessment that the form
     * opened with.
     */
    dropSaved: (id: number, readOn: string | undefined) => {
      if (rowOf(id)?.chosen?.updatedOn !== readOn) put(id, null);
    },
    dropAll: () => {
      for (const id of [...drafts.keys()]) put(id, null);
    },
    /** Whether leaving the page would lose choices. Requests that are already sent are not lost. */
    hasUnsaved: () => [...drafts.values()].some(({ state }) => state.is !== 'saving'),
    isLastSaved: (id: number) => lastSaved === id,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
