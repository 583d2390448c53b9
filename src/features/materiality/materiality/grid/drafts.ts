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
  /** Another user chose something else at the same time; the row shows theirs below. */
  | { is: 'conflict'; fields: readonly (keyof Changes)[]; error: unknown }
  | { is: 'refused'; error: unknown; needsReason: boolean };

/** What was chosen in a row and is not saved. */
export type Draft = { changes: Changes; state: DraftState };

type Ports = {
  /** The row as the list has it now. */
  rowOf: (iroId: number) => AssessmentRow | undefined;
  save: (row: AssessmentRow, request: CompleteRequest) => Promise<AssessmentDetail>;
  /** Puts into the list what the server has. */
  show: (detail: AssessmentDetail) => void;
  /** Reads the list again. */
  renew: () => void;
  openForm: (row: AssessmentRow) => void;
};

/** Arrow keys pass through levels: a row is sent once it has rested for this long. */
export const restMs = 300;

/**
 * The choices that are made in the rows. Each row is saved by itself and one request after the other; what is chosen
 * while one is on its way follows it. What cannot be saved stays until it is completed, sent again or dropped.
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
    // What is on its way may be taken back, so that it is no difference to the row yet.
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

  /** Answers whether there is more to send. */
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

  /** What was chosen since then is left to send. */
  function keepRest(id: number, saved: AssessmentDetail): boolean {
    const rest = differing(drafts.get(id)?.changes ?? {}, startValues(saved));
    put(id, isEmpty(rest) ? null : { changes: rest, state: { is: 'saving' } });
    return !isEmpty(rest);
  }

  /** Another user saved first: where both chose differently the user decides, everything else is joined. */
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
    /** Sends a row again, over what another user has chosen. */
    retry: (id: number) => void send(id),
    drop: (id: number) => put(id, null),
    /** After a form: what it saved is no draft any more. `readOn` is when the assessment that it opened with was saved. */
    dropSaved: (id: number, readOn: string | undefined) => {
      if (rowOf(id)?.chosen?.updatedOn !== readOn) put(id, null);
    },
    dropAll: () => {
      for (const id of [...drafts.keys()]) put(id, null);
    },
    /** Whether leaving would lose something; what is on its way arrives. */
    hasUnsaved: () => [...drafts.values()].some(({ state }) => state.is !== 'saving'),
    isLastSaved: (id: number) => lastSaved === id,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
