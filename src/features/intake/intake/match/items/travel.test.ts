import { describe, expect, test } from 'vitest';
import type { Answers, RawRecord, TableView } from '../../model';
import { toEntries } from '../entries/to-entries';
import { matchRecords } from '../match-records';
import { choices, rawRecord, travelItems, trip, understoodOf } from '../testing';
import { isTravelTable, travelRemarks } from './travel';
import { chooseMeans } from './travel-means';

function viewOf(...headers: string[]): TableView {
  const columns = headers.map((header, column) => ({ column, header, field: null, reason: null }));
  return { sheet: null, headerRow: 0, layout: 'rows', columns, dateOrder: null, decimal: null };
}

const trips = viewOf('Ticket', 'Origin', 'Destination', 'Class', 'Miles');

test.each([
  [['Ticket Number', 'Origin', 'Destination', 'Class', 'Miles']],
  [['Pasażer', 'Skąd', 'Dokąd', 'Klasa', 'Kilometry']],
  [['Reisender', 'Abflughafen', 'Zielflughafen', 'Reiseklasse', 'km']],
])('columns of trips are known: %s', (headers) => {
  expect(isTravelTable(viewOf(...headers))).toBe(true);
});

test.each([[['Date', 'Origin', 'Destination', 'Vehicle', 'km']], [['Meter', 'From', 'To', 'kWh', 'Class']]])(
  'a mileage log and bills are no trips: %s',
  (headers) => {
    expect(isTravelTable(viewOf(...headers))).toBe(false);
  },
);

test('trips of a company without the value chain are left out without a question, and those of a car of the company are not', () => {
  const records = [
    rawRecord(2, { item: 'Economy', unit: 'mi', location: null }),
    rawRecord(3, { item: null, unit: 'mi', location: null }),
    rawRecord(4, { item: 'Car (average)', unit: 'mi' }),
  ];
  const { leftOut, drafts } = matchRecords(understoodOf(records, { view: trips }), choices, {});
  expect(leftOut.map(({ key, reason }) => [key, reason])).toEqual([
    ['Sheet!2', 'notEnergy'],
    ['Sheet!3', 'notEnergy'],
  ]);
  expect(drafts.map(({ key }) => key)).toEqual(['Sheet!4']);
  expect(travelRemarks(trips, leftOut, choices)).toEqual([
    { code: 'travel', place: null, params: { count: 2 } },
  ]);
});

test('a trip that the user takes in all the same is asked about', () => {
  const records = [rawRecord(2, { item: 'Economy', unit: 'mi' })];
  const answers = { rows: { 'Sheet!2': { isTaken: true } } };
  const { questions, leftOut } = matchRecords(understoodOf(records, { view: trips }), choices, answers);
  expect(leftOut).toEqual([]);
  expect(questions).toMatchObject([{ about: 'items', text: 'Economy' }]);
});

describe('in a company with the value chain', () => {
  const withTravel = { ...choices, items: [...choices.items, ...travelItems] };
  const matched = (records: RawRecord[], answers: Answers = {}, view = trips) =>
    matchRecords(understoodOf(records, { view }), withTravel, answers);

  test('short and long flights of one class are asked about apart, and each answer holds for its own', () => {
    const records = [
      rawRecord(2, { item: 'Economy', unit: 'km', amount: 3700 }),
      rawRecord(3, { item: 'Economy', unit: 'km', amount: 3701 }),
      rawRecord(4, { item: 'economy ', unit: 'mi', amount: 3000 }),
    ];
    expect(matched(records).questions).toEqual([
      { about: 'items', text: 'Economy', count: 1, proposals: [trip(1, 2), trip(3, 2)] },
      { about: 'items', text: 'Economy > 3700 km', count: 2, proposals: [trip(2, 2), trip(3, 2)] },
    ]);
    const items = { economy: trip(1, 2), 'economy > 3700 km': trip(2, 2) };
    const { drafts, questions } = matched(records, { items });
    expect(questions).toEqual([]);
    expect(drafts.map(({ item, amount, unitId }) => [item, amount, unitId])).toEqual([
      [trip(1, 2), 3700, 60],
      [trip(2, 2), 3701, 60],
      [trip(2, 2), 4828.032, 60],
    ]);
  });

  test('passenger-kilometres are the kilometres of one person', () => {
    const { drafts } = matched([rawRecord(2, { item: 'Taxi', unit: 'pkm', amount: 12 })]);
    expect(drafts).toMatchObject([
      { item: trip(7, 18), amount: 12, unitId: 60, reasons: { item: 'synonym' } },
    ]);
  });

  test('a class that is to be left out is left out, until the user takes a row in', () => {
    const records = [rawRecord(2, { item: 'Rail', unit: 'km' }), rawRecord(3, { item: 'Rail', unit: 'km' })];
    const items = { rail: 'leaveOut' } as const;
    const { leftOut, questions } = matched(records, { items, rows: { 'Sheet!3': { isTaken: true } } });
    expect(leftOut.map(({ key, reason }) => [key, reason])).toEqual([['Sheet!2', 'byUser']]);
    expect(questions).toMatchObject([{ about: 'items', text: 'Rail', count: 1 }]);
  });

  test('trips whose rows count several people are left out, and the file says so', () => {
    const view = viewOf('Ticket Number', 'Origin', 'Destination', 'Class', 'Passengers', 'Miles');
    const { leftOut, drafts, questions } = matched([rawRecord(2, { item: 'Economy', unit: 'mi' })], {}, view);
    expect([drafts, questions]).toEqual([[], []]);
    expect(travelRemarks(view, leftOut, withTravel)).toEqual([
      { code: 'travellers', place: null, params: { count: 1 } },
    ]);
  });

  test('a bill has no means of travel among what it may be about', () => {
    const { questions } = matched([rawRecord(2, { item: 'Train' })], {}, viewOf('Meter', 'kWh'));
    expect(questions).toMatchObject([{ about: 'items', text: 'Train' }]);
    const proposed = questions.flatMap((one) => (one.about === 'items' ? one.proposals : []));
    expect(proposed.filter(({ kind }) => kind === 'valueChain')).toEqual([]);
  });

  test('a negative distance that no other row cancels cannot be recorded', () => {
    const { drafts } = matched([rawRecord(2, { item: 'Taxi', unit: 'km', amount: -12 })]);
    expect(toEntries(drafts, {}, withTravel).incomplete).toEqual([{ key: 'Sheet!2', missing: ['amount'] }]);
  });
});

test.each([
  ['Taxi', [trip(7, 18)], trip(7, 18)],
  ['Bahn', [trip(5, 22), trip(5, 24)], null],
  ['Pociąg', [trip(5, 22), trip(5, 24)], null],
  ['Pociąg międzynarodowy', [trip(5, 24)], trip(5, 24)],
  ['Mietwagen', [trip(8, 11), trip(8, 6)], null],
  ['Klasa biznes', [trip(1, 4), trip(3, 4)], null],
  ['Premium Economy', [], null],
  ['Y', [trip(1, 1), trip(3, 1), trip(4, 1)], null],
])('%s means only what it names', (text, proposals, found) => {
  expect(chooseMeans(text, 500, travelItems)).toMatchObject({ found, proposals });
});
