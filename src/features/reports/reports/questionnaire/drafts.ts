import type { Answer } from '#api/contract/reports/questionnaires';

/** What was on the server when somebody began to answer; null where there was no answer. */
export type Seen = { answerId: number; updatedOn: string } | null;

/** What stands in a field and not on the server. No values: the answer was taken back. */
export type Draft = { values: string[]; seen: Seen };

export function seenOf(answer: Answer | undefined): Seen {
  return answer ? { answerId: answer.reportAnswerId, updatedOn: answer.updatedOn } : null;
}

export const isSameValues = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const isSameSeen = (one: Seen, other: Seen): boolean =>
  one?.answerId === other?.answerId && one?.updatedOn === other?.updatedOn;

/** Whether somebody else answered since, with something else than what stands in the field. */
export function isUpdatedElsewhere({ values, seen }: Draft, answer: Answer | undefined): boolean {
  return !isSameSeen(seenOf(answer), seen) && !isSameValues(values, answer?.values ?? []);
}

/** What this person has typed in this browser for a report and what is not saved. */
export function draftsOf({ userId, headerId }: { userId: number; headerId: number }) {
  return draftsIn(`report-answers:${userId}:${headerId}`, {
    browser: storage(() => window.localStorage),
    tab: storage(() => window.sessionStorage),
  });
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What stands in a field that was not left is of its tab alone: another tab would send it half written. What was left
 * and could not be sent is of the browser, whose next tab sends it.
 */
export function draftsIn(key: string, of: { browser: Kept; tab: Kept }) {
  const [browser, tab] = [draftStore(key, of.browser), draftStore(key, of.tab)];
  const leave = (id: number, draft: Draft) => {
    browser.write(id, draft);
    tab.write(id, null);
  };
  return {
    read: () => new Map([...browser.read(), ...tab.read()]),
    hold: (id: number, draft: Draft) => tab.write(id, draft),
    leave,
    /** The tab is being closed. */
    leaveAll(): void {
      for (const [id, draft] of tab.read()) leave(id, draft);
    },
    forget(id: number): void {
      browser.write(id, null);
      tab.write(id, null);
    },
  };
}

/** Keeps drafts in this browser, one by one: another tab may hold others of the same report. */
export function draftStore(key: string, storage: Kept) {
  const read = (): Map<number, Draft> => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
    } catch {
      return new Map();
    }
  };
  return {
    read,
    /** Null forgets it. Where nothing can be kept, a draft lasts as long as the page. */
    write(questionId: number, draft: Draft | null): void {
      const all = read();
      if (draft) all.set(questionId, draft);
      else all.delete(questionId);
      try {
        if (all.size > 0) storage.setItem(key, JSON.stringify([...all]));
        else storage.removeItem(key);
      } catch {
        // Blocked or full.
      }
    },
  };
}

function isEntry(entry: unknown): entry is [number, Draft] {
  if (!Array.isArray(entry)) return false;
  const [id, draft] = entry as unknown[];
  if (typeof id !== 'number' || typeof draft !== 'object' || draft === null) return false;
  const { values, seen } = draft as Partial<Draft>;
  return (
    Array.isArray(values) &&
    values.every((value) => typeof value === 'string') &&
    (seen === null || (typeof seen?.answerId === 'number' && typeof seen.updatedOn === 'string'))
  );
}

/** Where storage is blocked, the getter alone may throw. */
function storage(of: () => Kept): Kept {
  try {
    return of();
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}
