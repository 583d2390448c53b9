import { expect, it } from 'vitest';
import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import type { IntakeEntryInput } from '#api/contract/intake/intakes';
import { draftOf, interpretationOf, warningOf } from '../testing/samples';
import { canReplace, draftRows, maxRecorded, obstaclesOf, withAllKept, withReplaced } from './to-record';

const [a, b, c] = [draftOf('a'), draftOf('b'), draftOf('c')];
const fine = { issues: [], warnings: [] };

it('gives each draft the check of its own entry, past the incomplete ones', () => {
  const of = interpretationOf({ drafts: [a, b, c], incomplete: [{ key: 'a', missing: ['unit'] }] });
  const jump = warningOf('jump');
  const rows = draftRows(of, { entries: [fine, { issues: [], warnings: [jump] }] }, {});
  expect(rows.map(({ missing, open }) => [missing, open])).toEqual([
    [['unit'], []],
    [[], []],
    [[], [jump]],
  ]);
});

it('is ready when every warning has an answer', () => {
  const of = interpretationOf({ drafts: [a] });
  const checked = { entries: [{ issues: [], warnings: [warningOf('jump')] }] };
  expect(obstaclesOf(of, draftRows(of, checked, {}), true)).toEqual([{ kind: 'warnings', count: 1 }]);
  const answers = { rows: { a: { warnings: { jump: 'keep' } } } } as const;
  expect(obstaclesOf(of, draftRows(of, checked, answers), true)).toEqual([]);
});

it('keeps earlier answers when all open warnings are answered together', () => {
  const of = interpretationOf({ drafts: [a, b] });
  const checked = {
    entries: [{ issues: [], warnings: [warningOf('jump'), recordedTwin(7)] }, fine],
  };
  const answers = { rows: { a: { warnings: { twin: 'replace' } } } } as const;
  const kept = withAllKept(answers, draftRows(of, checked, answers));
  expect(kept.rows).toEqual({ a: { warnings: { twin: 'replace', jump: 'keep' } } });
});

it('waits for the questions before anything else', () => {
  const of = interpretationOf({
    drafts: [a],
    questions: [{ about: 'unit' }],
    incomplete: [{ key: 'a', missing: ['unit'] }],
  });
  expect(obstaclesOf(of, draftRows(of, null, {}), false)).toEqual([{ kind: 'questions', count: 1 }]);
});

it('says what keeps entries from being recorded', () => {
  const none = interpretationOf({ drafts: [] });
  expect(obstaclesOf(none, [], true)).toEqual([{ kind: 'nothing' }]);
  const unchecked = interpretationOf({ drafts: [a] });
  expect(obstaclesOf(unchecked, draftRows(unchecked, null, {}), false)).toEqual([{ kind: 'checking' }]);
  const many = interpretationOf({
    drafts: Array.from({ length: maxRecorded + 1 }, (_, index) => draftOf(`${index}`)),
  });
  expect(obstaclesOf(many, draftRows(many, null, {}), false)).toEqual([{ kind: 'tooMany', count: 5001 }]);
  const wrong = interpretationOf({ drafts: [a, b], incomplete: [{ key: 'b', missing: ['item'] }] });
  const checked = { entries: [{ issues: [{ path: 'value', message: 'Too large' }], warnings: [] }] };
  expect(obstaclesOf(wrong, draftRows(wrong, checked, {}), true)).toEqual([
    { kind: 'incomplete', count: 1 },
    { kind: 'issues', count: 1 },
  ]);
});

it('replaces only the one recorded entry that the new one repeats, as the user saw it', () => {
  const twin = recordedTwin(7);
  const jump = { ...warningOf('jump'), other: twin.other };
  expect(canReplace(twin, [twin, jump])).toBe(true);
  expect(canReplace(jump, [twin, jump])).toBe(false);
  expect(canReplace(warningOf('twin'), [warningOf('twin')])).toBe(false);
  const entry = { answers: [{ code: 'twin', answer: 'replace' }] } as IntakeEntryInput;
  const [sent] = withReplaced([entry], { entries: [{ issues: [], warnings: [twin, jump] }] });
  const replaces = { entryId: 7, updatedOn: twin.other?.updatedOn };
  expect(sent?.answers).toEqual([{ code: 'twin', answer: 'replace', replaces }]);
});

it('asks again when several recorded entries could be replaced by now', () => {
  const warnings = [recordedTwin(7), recordedTwin(8)];
  expect(canReplace(recordedTwin(7), warnings)).toBe(false);
  const answers = { rows: { a: { warnings: { twin: 'replace' } } } } as const;
  const of = interpretationOf({ drafts: [a] });
  expect(draftRows(of, { entries: [{ issues: [], warnings }] }, answers)[0]?.open).toHaveLength(2);
});

function recordedTwin(entryId: number): EntryWarning {
  const days = { startDate: '2025-01-01', endDate: '2025-01-31' };
  const amount = { value: 10, unitSymbol: 'kWh', reference: null };
  const updatedOn = '2026-06-15T12:00:00.000Z';
  return { ...warningOf('twin'), other: { entryId, index: null, updatedOn, ...days, ...amount } };
}
