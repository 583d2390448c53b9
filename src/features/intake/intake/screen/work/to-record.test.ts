import { expect, it } from 'vitest';
import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import { draftOf, interpretationOf, warningOf } from '../testing/samples';
import { canReplace, draftRows, maxRecorded, obstaclesOf, withAllKept } from './to-record';

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
    entries: [{ issues: [], warnings: [warningOf('jump'), warningOf('twin')] }, fine],
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

it('replaces only a recorded entry that the new one repeats', () => {
  const other = { ...warningOf('twin').other, entryId: 7 } as EntryWarning['other'];
  expect(canReplace({ ...warningOf('twin'), other })).toBe(true);
  expect(canReplace({ ...warningOf('jump'), other })).toBe(false);
  expect(canReplace(warningOf('twin'))).toBe(false);
});
