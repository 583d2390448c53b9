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
  return draftStore(`report-answers:${userId}:${headerId}`, storage());
}

/** Keeps drafts in this browser, one by one: another tab may hold others of the same report. */
export function draftStore(key: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
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
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}
