import { describe, expect, it } from 'vitest';
import { type AutosaveOptions, createAutosave, type DraftKeeper, type Outcome } from './autosave';

type Draft = { text: string; seen: number };
type Row = { text: string; version: number };
type Own = { kind: 'empty' } | { kind: 'failed'; reason: string };
type Sent = { id: number; draft: Draft; isOverwrite: boolean; answer: (outcome: Outcome<Row, Own>) => void };

/** An autosave whose requests are answered by the test. */
function started(given: Partial<AutosaveOptions<Draft, Row, Own>> = {}) {
  const sent: Sent[] = [];
  const autosave = createAutosave<Draft, Row, Own>({
    check: (_, { text }) => (text === '' ? { kind: 'empty' } : null),
    send: (id, draft, isOverwrite) =>
      new Promise((resolve) => {
        sent.push({ id, draft, isOverwrite, answer: resolve as Sent['answer'] });
      }),
    rebase: (draft, { version }) => ({ ...draft, seen: version }),
    ...(given as object),
  });
  return { autosave, sent, stateOf: (id: number) => autosave.read().states.get(id)?.kind };
}

const draft = (text: string, seen = 0): Draft => ({ text, seen });
const saved = (text: string, version: number): Outcome<Row, Own> => ({
  kind: 'saved',
  row: { text, version },
});
/** Waits until the code after a response has run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a field that is saved', () => {
  it('is saving until the response arrives, then saved, without a draft', async () => {
    const { autosave, sent, stateOf } = started();
    autosave.put(1, draft('a'));
    const saving = autosave.save(1);
    expect(stateOf(1)).toBe('saving');
    expect(autosave.isUnderWay(1)).toBe(true);
    sent[0]?.answer(saved('a', 1));
    await saving;
    expect(stateOf(1)).toBe('saved');
    expect(autosave.read().drafts.has(1)).toBe(false);
    expect(autosave.isUnderWay(1)).toBe(false);
  });

  it('sends what was typed during the request afterwards, on top of what was stored', async () => {
    const { autosave, sent, stateOf } = started();
    autosave.put(1, draft('a'));
    const saving = autosave.save(1);
    autosave.put(1, draft('ab'));
    // A second request would be refused as stale.
    await autosave.save(1);
    expect(sent).toHaveLength(1);
    sent[0]?.answer(saved('a', 7));
    await settled();
    expect(sent[1]?.draft).toEqual(draft('ab', 7));
    expect(stateOf(1)).toBe('saving');
    sent[1]?.answer(saved('ab', 8));
    await saving;
    expect(stateOf(1)).toBe('saved');
  });

  it('does not wait for another field', () => {
    const { autosave, sent } = started();
    for (const id of [1, 2]) {
      autosave.put(id, draft('a'));
      void autosave.save(id);
    }
    expect(sent.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('is not sent while something is missing, and says what', async () => {
    const { autosave, sent, stateOf } = started();
    autosave.put(1, draft(''));
    await autosave.save(1);
    expect(stateOf(1)).toBe('empty');
    expect(sent).toHaveLength(0);
    expect(autosave.read().drafts.get(1)).toEqual(draft(''));
  });

  it('counts as saved when its draft was discarded during the request', async () => {
    const { autosave, sent, stateOf } = started();
    autosave.put(1, draft('a'));
    const saving = autosave.save(1);
    autosave.forget(1);
    sent[0]?.answer(saved('a', 1));
    await saving;
    expect(stateOf(1)).toBe('saved');
    expect(sent).toHaveLength(1);
  });

  it('notifies its listeners until they unsubscribe', () => {
    const { autosave } = started();
    let count = 0;
    const leave = autosave.subscribe(() => {
      count += 1;
    });
    autosave.put(1, draft('a'));
    leave();
    autosave.put(1, draft('b'));
    expect(count).toBe(1);
  });
});

describe('a field that could not be saved', () => {
  it('keeps its draft with the reason and can be sent again', async () => {
    const { autosave, sent, stateOf } = started();
    autosave.put(1, draft('a'));
    const saving = autosave.save(1);
    sent[0]?.answer({ kind: 'failed', state: { kind: 'failed', reason: 'too long' } });
    await saving;
    expect(stateOf(1)).toBe('failed');
    expect(autosave.read().drafts.get(1)).toEqual(draft('a'));
    void autosave.save(1);
    expect(sent).toHaveLength(2);
  });

  it('discards the draft when the user could not correct it', async () => {
    const { autosave, sent, stateOf } = started();
    autosave.put(1, draft('a'));
    const saving = autosave.save(1);
    sent[0]?.answer({ kind: 'dropped' });
    await saving;
    expect(stateOf(1)).toBeUndefined();
    expect(autosave.read().drafts.size).toBe(0);
  });
});

describe('a conflict', () => {
  async function conflicting() {
    const begun = started();
    begun.autosave.put(1, draft('mine'));
    const saving = begun.autosave.save(1);
    begun.sent[0]?.answer({
      kind: 'failed',
      state: { kind: 'failed', reason: 'stale' },
      conflict: { theirs: { text: 'theirs', version: 4 } },
    });
    await saving;
    const [conflict] = begun.autosave.read().conflicts;
    if (!conflict) throw new Error('no question');
    return { ...begun, conflict };
  }

  it('asks the user who saved second and shows both answers', async () => {
    const { conflict } = await conflicting();
    expect(conflict).toEqual({ id: 1, mine: draft('mine'), theirs: { text: 'theirs', version: 4 } });
  });

  it('saves on top of the other answer when the user overwrites', async () => {
    const { autosave, sent, conflict } = await conflicting();
    autosave.decide(conflict, true);
    void autosave.save(1, true);
    expect(sent[1]).toMatchObject({ draft: draft('mine', 4), isOverwrite: true });
    expect(autosave.read().conflicts).toEqual([]);
  });

  it('discards the draft when the user keeps the other answer', async () => {
    const { autosave, stateOf, conflict } = await conflicting();
    autosave.decide(conflict, false);
    expect(autosave.read().drafts.size).toBe(0);
    expect(stateOf(1)).toBeUndefined();
  });

  it('leaves the draft with its reason when the question is closed', async () => {
    const { autosave, stateOf } = await conflicting();
    autosave.closeQuestions();
    expect(autosave.read().conflicts).toEqual([]);
    expect(autosave.read().drafts.get(1)).toEqual(draft('mine'));
    expect(stateOf(1)).toBe('failed');
  });

  it('asks once about each field', async () => {
    const { autosave, conflict } = await conflicting();
    const newer = { ...conflict, theirs: { text: 'newer', version: 5 } };
    autosave.ask([newer, { ...newer, id: 2 }]);
    expect(autosave.read().conflicts.map(({ id, theirs }) => [id, theirs.version])).toEqual([
      [1, 5],
      [2, 5],
    ]);
  });
});

describe('drafts that outlive the page', () => {
  function keeper(drafts = new Map<number, Draft>()): DraftKeeper<Draft> & { done: string[] } {
    const done: string[] = [];
    return {
      done,
      read: () => drafts,
      hold: (id) => void done.push(`hold ${id}`),
      leave: (id) => void done.push(`leave ${id}`),
      leaveAll: () => undefined,
      forget: (id) => void done.push(`forget ${id}`),
    };
  }

  it('are unsent at first and are all sent by one call', () => {
    const { autosave, sent, stateOf } = started({ keeper: keeper(new Map([[1, draft('a')]])) });
    expect(stateOf(1)).toBe('kept');
    expect(autosave.unsentIds()).toEqual([1]);
    autosave.saveUnsent();
    expect(sent.map(({ id }) => id)).toEqual([1]);
    expect(autosave.unsentIds()).toEqual([]);
  });

  it('wait for the answer to an open question', () => {
    const { autosave } = started({ keeper: keeper(new Map([[1, draft('a')]])) });
    autosave.ask([{ id: 1, mine: draft('a'), theirs: { text: 'b', version: 2 } }]);
    expect(autosave.unsentIds()).toEqual([]);
  });

  it('are held while typed, left when sent and removed when saved', async () => {
    const kept = keeper();
    const { autosave, sent } = started({ keeper: kept });
    autosave.put(1, draft('a'));
    const saving = autosave.save(1);
    sent[0]?.answer(saved('a', 1));
    await saving;
    expect(kept.done).toEqual(['hold 1', 'leave 1', 'forget 1']);
  });
});
