/**
 * Saves the fields of a screen one by one while the user continues. Each field has its own queue, so what is typed
 * during a save is saved after it, on top of what was stored. Depends on no endpoint and no screen.
 */
export type Autosave<Draft, Row, State> = {
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  read: () => AutosaveView<Draft, Row, State>;
  isUnderWay: (id: number) => boolean;
  /** Changes the field's value; `save` sends it. */
  put: (id: number, draft: Draft) => void;
  mark: (id: number, state: State | undefined) => void;
  /** Discards the draft and its state. */
  forget: (id: number) => void;
  /** The draft was stored by other means. */
  stored: (id: number) => void;
  save: (id: number, isOverwrite?: boolean) => Promise<void>;
  /** The fields that could not be sent and have no open question. */
  unsentIds: () => number[];
  saveUnsent: () => void;
  ask: (conflicts: readonly Conflict<Draft, Row>[]) => void;
  /** Closes the questions; the drafts stay. */
  closeQuestions: () => void;
  /** Puts the user's draft on top of the other value to save it, or discards it. */
  decide: (conflict: Conflict<Draft, Row>, isMine: boolean) => void;
};

export type AutosaveView<Draft, Row, State> = {
  drafts: ReadonlyMap<number, Draft>;
  states: ReadonlyMap<number, State>;
  conflicts: readonly Conflict<Draft, Row>[];
};

/** Another user saved first; `change` says who and when, if known. */
export type Conflict<Draft, Row> = { id: number; mine: Draft; theirs: Row; change?: string | null };

/** The states of every screen; `kept` could not be sent and will be sent again. */
export type SaveState = { kind: 'saving' | 'saved' | 'kept' };

export type Outcome<Row, State> =
  | { kind: 'saved'; row: Row }
  /** The draft stays, with its state. `conflict` asks the user which answer to keep. */
  | { kind: 'failed'; state: State; conflict?: { theirs: Row; change?: string | null } | undefined }
  /** The draft is discarded, because the user could not correct it. */
  | { kind: 'dropped' };

/** Stores drafts beyond the page. */
export type DraftKeeper<Draft> = {
  read: () => ReadonlyMap<number, Draft>;
  hold: (id: number, draft: Draft) => void;
  /** The user has left the field. */
  leave: (id: number, draft: Draft) => void;
  leaveAll: () => void;
  forget: (id: number) => void;
};

export type AutosaveOptions<Draft, Row, State> = {
  /** The state of a draft that can't be sent yet; null when it can. */
  check: (id: number, draft: Draft) => State | null;
  /** Never rejects. */
  send: (id: number, draft: Draft, isOverwrite: boolean) => Promise<Outcome<Row, State>>;
  /** The draft as a change of the currently stored value. */
  rebase: (draft: Draft, stored: Row) => Draft;
  keeper?: DraftKeeper<Draft> | undefined;
};

export function createAutosave<Draft, Row, State extends { kind: string }>(
  options: AutosaveOptions<Draft, Row, State | SaveState>,
): Autosave<Draft, Row, State | SaveState> {
  type AnyState = State | SaveState;
  const { check, send, rebase, keeper } = options;
  const listeners = new Set<() => void>();
  const underWay = new Set<number>();
  const drafts = new Map<number, Draft>(keeper?.read());
  let view: AutosaveView<Draft, Row, AnyState> = {
    drafts,
    states: new Map([...drafts.keys()].map((id) => [id, { kind: 'kept' }])),
    conflicts: [],
  };
  const show = (change: Partial<typeof view>) => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  const put = (id: number, draft: Draft) => {
    show({ drafts: withEntry(view.drafts, id, draft) });
    keeper?.hold(id, draft);
  };
  const mark = (id: number, state: AnyState | undefined) =>
    show({ states: withEntry(view.states, id, state) });
  const drop = (id: number) => {
    show({ drafts: withEntry(view.drafts, id, undefined) });
    keeper?.forget(id);
  };
  const forget = (id: number) => {
    drop(id);
    mark(id, undefined);
  };
  const stored = (id: number) => {
    drop(id);
    mark(id, { kind: 'saved' });
  };
  const ask = (asked: readonly Conflict<Draft, Row>[]) => {
    const ids = new Set(asked.map(({ id }) => id));
    show({ conflicts: [...view.conflicts.filter(({ id }) => !ids.has(id)), ...asked] });
  };

  const save = async (id: number, isOverwrite = false): Promise<void> => {
    const draft = view.drafts.get(id);
    // One request at a time for each field; later changes are saved after it.
    if (draft === undefined || underWay.has(id)) return;
    const obstacle = check(id, draft);
    if (obstacle) return mark(id, obstacle);
    keeper?.leave(id, draft);
    underWay.add(id);
    mark(id, { kind: 'saving' });
    const outcome = await send(id, draft, isOverwrite);
    underWay.delete(id);
    if (outcome.kind === 'dropped') return forget(id);
    if (outcome.kind === 'failed') {
      mark(id, outcome.state);
      if (outcome.conflict) ask([{ id, mine: draft, ...outcome.conflict }]);
      return;
    }
    const newer = view.drafts.get(id);
    if (newer === undefined || newer === draft) return stored(id);
    put(id, rebase(newer, outcome.row));
    await save(id);
  };

  const unsentIds = () =>
    [...view.states.keys()].filter(
      (id) =>
        view.states.get(id)?.kind === 'kept' &&
        view.drafts.has(id) &&
        !view.conflicts.some((conflict) => conflict.id === id),
    );

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => view,
    isUnderWay: (id) => underWay.has(id),
    put,
    mark,
    forget,
    stored,
    save,
    unsentIds,
    saveUnsent: () => {
      for (const id of unsentIds()) void save(id);
    },
    ask,
    closeQuestions: () => show({ conflicts: [] }),
    decide: (conflict, isMine) => {
      const { id, mine, theirs } = conflict;
      show({ conflicts: view.conflicts.filter((one) => one !== conflict) });
      if (!isMine) return forget(id);
      put(id, rebase(mine, theirs));
      mark(id, undefined);
    },
  };
}

function withEntry<T>(map: ReadonlyMap<number, T>, id: number, value: T | undefined): ReadonlyMap<number, T> {
  const next = new Map(map);
  if (value === undefined) next.delete(id);
  else next.set(id, value);
  return next;
}
