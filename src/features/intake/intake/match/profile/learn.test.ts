import { expect, test } from 'vitest';
import { intakeProfileLimits, takenProfile } from '#api/contract/intake/intake-profiles';
import type { Answers, IntakeChoices, Matched, Question, RawRecord } from '../../model';
import { matchRecords } from '../match-records';
import { choices, electricity, naturalGas, rawRecord, understoodOf, warehouse } from '../testing';
import { learn, withProfile } from './learn';
import { readProfile } from './profile-content';

const settled: Answers = { headerRow: 0, columns: { site: 'location', kwh: 'amount' }, decimal: ',' };

/** A month of the file, as a file with two sites that have no name in common with the locations. */
function month(number: number, change: Partial<RawRecord> = {}): RawRecord[] {
  const days = { startDate: `2025-0${number}-01`, endDate: `2025-0${number}-28` };
  const parts = { item: null, unit: 'kWh', ...days };
  return [
    rawRecord(2, { ...parts, location: 'Site 7', meter: '59001' }),
    rawRecord(3, { ...parts, location: 'Site 7', meter: '59002', ...change }),
  ];
}

function questionsOf(records: RawRecord[], answers: Answers, given: IntakeChoices = choices): Question[] {
  return matchRecords(understoodOf(records, { settled }), given, answers).questions;
}

function learnt(answers: Answers, records: RawRecord[]): Answers {
  const understood = understoodOf(records, { settled });
  const profile = learn(answers, understood, matchRecords(understood, choices, answers));
  const content = readProfile(takenProfile.parse(profile).content);
  if (!content) throw new Error('The profile cannot be read');
  return content;
}

const firstAnswers: Answers = { locations: { 'site 7': 12 }, item: electricity };

test('the first month asks two questions, and the second one none', () => {
  expect(questionsOf(month(1), {})).toMatchObject([
    { about: 'locations', text: 'Site 7' },
    { about: 'item' },
  ]);
  expect(questionsOf(month(1), firstAnswers)).toEqual([]);
  expect(questionsOf(month(2), withProfile({}, learnt(firstAnswers, month(1))))).toEqual([]);
});

test('a new unit, site or item asks again, and only about that', () => {
  const answers = withProfile({}, learnt(firstAnswers, month(1)));
  expect(questionsOf(month(2, { unit: 'm3' }), answers)).toEqual([{ about: 'units', text: 'm3', count: 1 }]);
  expect(questionsOf(month(2, { location: 'Site 8' }), answers)).toMatchObject([
    { about: 'locations', text: 'Site 8', count: 1 },
  ]);
  expect(questionsOf(month(2, { item: 'Brennstoff' }), answers)).toMatchObject([
    { about: 'items', text: 'Brennstoff', count: 1 },
  ]);
});

test('a new meter asks again, and only about that', () => {
  const known = month(1).map((record) => ({ ...record, location: null }));
  const meters = {
    '59001': { locationId: 12, item: electricity },
    '59002': { locationId: 11, item: naturalGas },
  };
  const answers = withProfile({}, learnt({ meters }, known));
  expect(questionsOf(known, answers)).toEqual([]);
  const exchanged = month(2, { meter: '59003' }).map((record) => ({ ...record, location: null }));
  expect(questionsOf(exchanged, answers)).toEqual([{ about: 'meters', meter: '59003', count: 1 }]);
});

test('a location that no longer exists is asked about again', () => {
  const answers = withProfile({}, learnt(firstAnswers, month(1)));
  const given = { ...choices, locations: choices.locations.filter((one) => one !== warehouse) };
  const others = [...given.locations, { ...warehouse, locationId: 13, name: 'Office', city: null }];
  expect(questionsOf(month(2), answers, { ...given, locations: others })).toMatchObject([
    { about: 'locations', text: 'Site 7' },
  ]);
});

test('a profile holds what was proposed, and above it what was answered, without the rows', () => {
  const answers: Answers = { ...firstAnswers, decimal: '.', rows: { 'Sheet!2': { amount: 3 } } };
  expect(learnt(answers, month(1))).toEqual({ ...settled, ...firstAnswers, decimal: '.' });
});

test('the answers of a file come before its profile, text by text', () => {
  const profile: Answers = { decimal: ',', units: { mwh: 2, kwh: 1 }, rows: { a: {} } };
  expect(withProfile({ decimal: '.', units: { mwh: 3 } }, profile)).toEqual({
    decimal: '.',
    units: { mwh: 3, kwh: 1 },
  });
  expect(withProfile({ item: undefined }, { item: electricity })).toEqual({ item: electricity });
});

test.each([
  '',
  '{}',
  'null',
  '[1]',
  '{"format":2,"answers":{}}',
  '{"format":1,"answers":{"columns":{"kwh":"price"}}}',
  '{"format":1,"answers":{"meters":{"1":{"locationId":"x","item":null}}}}',
])('a profile of another shape is ignored: %s', (content) => {
  expect(readProfile(content)).toBeNull();
});

test('a profile that would be too large leaves out its meters', () => {
  const meters = Object.fromEntries(
    Array.from({ length: 2000 }, (_, at) => [`meter ${at}`, { locationId: 12, item: electricity }]),
  );
  const matched: Matched = { drafts: [], leftOut: [], questions: [], totals: [] };
  const { content } = learn({ ...firstAnswers, meters }, understoodOf([], { settled }), matched);
  expect(content.length).toBeLessThanOrEqual(intakeProfileLimits.maxContentChars);
  expect(readProfile(content)).toEqual({ ...settled, ...firstAnswers });
});
