import type { Answer } from '#api/contract/reports/questionnaires';

/** The server's answer when the user started to answer; null when there was none. */
export type Seen = { answerId: number; updatedOn: string } | null;

/** A field value that is not on the server. Empty values mean that the answer was cleared. */
export type Draft = { values: string[]; seen: Seen };

export function seenOf(answer: Answer | undefined): Seen {
  return answer ? { answerId: answer.reportAnswerId, updatedOn: answer.updatedOn } : null;
}

export const isSameValues = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const isSameSeen = (one: Seen, other: Seen): boolean =>
  one?.answerId === other?.answerId && one?.updatedOn === other?.updatedOn;

/** Whether another user has since saved a different answer from the one in the field. */
export function isUpdatedElsewhere({ values, seen }: Draft, answer: Answer | undefined): boolean {
  return !isSameSeen(seenOf(answer), seen) && !isSameValues(values, answer?.values ?? []);
}

/** The unsaved answers of this user for a report in this browser. */
export function draftsOf({ userId, headerId }: { userId: number; headerId: number }) {
  return draftsIn(`report-answers:${userId}:${headerId}`, {
    browser: storage(() => window.localStorage),
    tab: storage(() => window.sessionStorage),
  });
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A value in a field that still has focus belongs to its tab; another tab would send it half written. A value that
 * was left but could not be sent belongs to the browser, and the next tab sends it.
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

/** Stores drafts in this browser one by one, because another tab may hold others of the same report. */
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
    /** Null deletes the draft. Without storage, a draft lasts until the page is closed. */
    write(questionId: number, draft: Draft | null): void {
      const all = read();
      if (draft) all.set(questionId, draft);
      else all.delete(questionId);
      try {
        if (all.size > 0) storage.setItem(key, JSON.stringify([...all]));
        else storage.removeItem(key);
      } catch {
        // Storage is blocked or full.
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

/** When storage is blocked, reading the property itself may throw. */
function storage(of: () => Kept): Kept {
  try {
    return of();
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}
