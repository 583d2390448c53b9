import { expect, it } from 'vitest';
import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import type { IntakeEntryInput } from '#api/contract/intake/intakes';
import { draftOf, interpretationOf, warningOf } from '../testing/samples';
import {
  answerKey,
  canReplace,
  draftRows,
  entriesToRecord,
  maxRecorded,
  obstaclesOf,
  warningAnswers,
  withAllKept,
} from './to-record';

const [a, b, c] = [draftOf('a'), draftOf('b'), draftOf('c')];
const fine = { issues: [], warnings: [] };
const entry: IntakeEntryInput = {
  kind: 'utility',
  entry: {
    locationId: 1,
    utilityId: 11,
    unitId: 5,
    value: 100,
    startDate: '2025-01-01',
    endDate: '2025-01-31',
  },
  values: a.values,
  answers: [{ code: 'twin', answer: 'replace' }],
};
const otherOf = (entryId: number): EntryWarning['other'] => ({
  entryId,
  index: null,
  startDate: '2025-01-01',
  endDate: '2025-01-31',
  value: 90,
  unitSymbol: 'kWh',
  reference: null,
  updatedOn: '2026-01-01T00:00:00Z',
});

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
  const answers = withAllKept({}, draftRows(of, checked, {}));
  expect(obstaclesOf(of, draftRows(of, checked, answers), true)).toEqual([]);
});

it('asks again when a warning of the same kind says something else', () => {
  const of = interpretationOf({ drafts: [a] });
  const twinOf = (entryId: number): EntryWarning => ({ ...warningOf('twin'), other: otherOf(entryId) });
  const checkedWith = (warning: EntryWarning) => ({ entries: [{ issues: [], warnings: [warning] }] });
  const [row] = draftRows(of, checkedWith(twinOf(7)), {});
  const answers = { rows: { a: row ? warningAnswers(row, [['twin', 'replace']]) : {} } };
  const entries: IntakeEntryInput[] = [entry];
  const seen = draftRows(of, checkedWith(twinOf(7)), answers);
  expect(seen.map(({ open }) => open)).toEqual([[]]);
  expect(entriesToRecord({ ...of, entries }, seen)).toEqual([
    {
      ...entry,
      answers: [
        { code: 'twin', answer: 'replace', replaces: { entryId: 7, updatedOn: otherOf(7)?.updatedOn } },
      ],
    },
  ]);
  // Another location or day was chosen since: now another recorded entry would be replaced.
  const unseen = draftRows(of, checkedWith(twinOf(8)), answers);
  expect(unseen.map(({ open }) => open)).toEqual([[twinOf(8)]]);
  expect(entriesToRecord({ ...of, entries }, unseen)).toEqual([{ ...entry, answers: [] }]);
  const larger = { ...warningOf('jump'), found: 30_000 };
  const kept = withAllKept({}, draftRows(of, checkedWith(warningOf('jump')), {}));
  expect(draftRows(of, checkedWith(larger), kept)[0]?.open).toEqual([larger]);
});

it('keeps earlier answers when all open warnings are answered together', () => {
  const of = interpretationOf({ drafts: [a, b] });
  const checked = {
    entries: [{ issues: [], warnings: [warningOf('jump'), recordedTwin(7)] }, fine],
  };
  const [row] = draftRows(of, checked, {});
  const answers = { rows: { a: row ? warningAnswers(row, [['twin', 'replace']]) : {} } };
  const kept = withAllKept(answers, draftRows(of, checked, answers));
  expect(kept.rows?.a?.warnings).toEqual({ twin: 'replace', jump: 'keep' });
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
  const of = interpretationOf({ drafts: [a] });
  const checked = { entries: [{ issues: [], warnings: [twin, jump] }] };
  const [row] = draftRows(of, checked, {});
  const answers = { rows: { a: row ? warningAnswers(row, [['twin', 'replace']]) : {} } };
  const entries = [{ answers: [] as object[] } as IntakeEntryInput];
  const [sent] = entriesToRecord({ ...of, entries }, draftRows(of, checked, answers));
  const replaces = { entryId: 7, updatedOn: twin.other?.updatedOn };
  expect(sent?.answers).toEqual([{ code: 'twin', answer: 'replace', replaces }]);
});

it('keeps an answer that an earlier release stored, and asks again when the usual amount is another', () => {
  const of = interpretationOf({ drafts: [a] });
  const checkedWith = (usual: number) => ({
    entries: [{ issues: [], warnings: [{ ...warningOf('jump'), days: 31, found: 300, usual }] }],
  });
  const stored = {
    rows: { a: { warnings: { jump: 'keep' }, warnedOf: { jump: '     31 300 kWh' } } },
  } as const;
  expect(draftRows(of, checkedWith(100), stored)[0]?.open).toEqual([]);
  const kept = withAllKept({}, draftRows(of, checkedWith(100), {}));
  expect(draftRows(of, checkedWith(100), kept)[0]?.open).toEqual([]);
  expect(draftRows(of, checkedWith(120), kept)[0]?.open).toHaveLength(1);
});

it('tells which warnings an answer is about, so that others of the same kind are asked about', () => {
  const of = interpretationOf({ drafts: [a] });
  const jump = { ...warningOf('jump'), found: 300, usual: 100 };
  const checked = { entries: [{ issues: [], warnings: [recordedTwin(7), jump] }] };
  const answers = withAllKept({}, draftRows(of, checked, {}));
  const entries = [{ answers: [] as object[] } as IntakeEntryInput];
  const [sent] = entriesToRecord({ ...of, entries }, draftRows(of, checked, answers));
  const { days, found, usual } = recordedTwin(7);
  const other = { entryId: 7, index: null, updatedOn: recordedTwin(7).other?.updatedOn };
  expect(sent?.answers).toEqual([
    { code: 'twin', answer: 'keep', seen: [{ days, found, usual, other }] },
    { code: 'jump', answer: 'keep', seen: [{ days: jump.days, found: 300, usual: 100, other: null }] },
  ]);
});

it('asks again when several recorded entries could be replaced by now', () => {
  const warnings = [recordedTwin(7), recordedTwin(8)];
  expect(canReplace(recordedTwin(7), warnings)).toBe(false);
  const of = interpretationOf({ drafts: [a] });
  const checked = { entries: [{ issues: [], warnings }] };
  const [row] = draftRows(of, checked, {});
  const answers = { rows: { a: row ? warningAnswers(row, [['twin', 'replace']]) : {} } };
  expect(draftRows(of, checked, answers)[0]?.open).toHaveLength(2);
});

it('does not answer a warning about another row of the file by replacing a recorded entry', () => {
  // The night line of an invoice: its day line, not recorded yet, and an earlier bill have the same days.
  const [bill, line] = [recordedTwin(7), twinInFile(0)];
  const warnings = [bill, line];
  expect([canReplace(bill, warnings), canReplace(line, warnings)]).toEqual([true, false]);
  const of = { ...interpretationOf({ drafts: [a] }), entries: [entry] };
  const checked = { entries: [{ issues: [], warnings }] };
  const [row] = draftRows(of, checked, {});
  const answers = { rows: { a: row ? warningAnswers(row, [[answerKey(bill), 'replace']]) : {} } };
  const replacing = draftRows(of, checked, answers);
  expect(replacing[0]?.open).toEqual([line]);
  const kept = draftRows(of, checked, withAllKept(answers, replacing));
  expect(kept[0]?.open).toEqual([]);
  expect(entriesToRecord(of, kept)[0]?.answers).toMatchObject([
    { code: 'twin', answer: 'replace', replaces: { entryId: 7 } },
    { code: 'twin', answer: 'keep', seen: [{ other: { index: 0 } }] },
  ]);
});

it('keeps one answer of an earlier release to warnings about the file and about recorded entries', () => {
  const warnings = [recordedTwin(7), twinInFile(0)];
  const of = interpretationOf({ drafts: [a] });
  const checked = { entries: [{ issues: [], warnings }] };
  const said = '7  2025-01-01 2025-01-31 10   kWh; 0 2025-01-01 2025-01-31 10   kWh';
  const found = warnings.map((warning) => ({ ...warning, found: null }));
  const stored = (answer: 'keep' | 'replace') => ({
    rows: { a: { warnings: { twin: answer }, warnedOf: { twin: said } } },
  });
  const openWith = (answer: 'keep' | 'replace') =>
    draftRows(of, { entries: [{ issues: [], warnings: found }] }, stored(answer))[0]?.open;
  expect(openWith('keep')).toEqual([]);
  expect(openWith('replace')).toEqual([found[1]]);
  expect(draftRows(of, checked, stored('keep'))[0]?.open).toHaveLength(2);
});

function twinInFile(index: number): EntryWarning {
  const { other } = recordedTwin(7);
  return { ...warningOf('twin'), other: other && { ...other, entryId: null, index, updatedOn: null } };
}

function recordedTwin(entryId: number): EntryWarning {
  const days = { startDate: '2025-01-01', endDate: '2025-01-31' };
  const amount = { value: 10, unitSymbol: 'kWh', reference: null };
  const updatedOn = '2026-06-15T12:00:00.000Z';
  return { ...warningOf('twin'), other: { entryId, index: null, updatedOn, ...days, ...amount } };
}
