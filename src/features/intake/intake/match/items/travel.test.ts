import { expect, test } from 'vitest';
import type { TableView } from '../../model';
import { matchRecords } from '../match-records';
import { choices, rawRecord, understoodOf } from '../testing';
import { isTravelTable, travelRemarks } from './travel';

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

test('trips are left out without a question, and those of a car of the company are not', () => {
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
  expect(travelRemarks(trips, leftOut)).toEqual([{ code: 'travel', place: null, params: { count: 2 } }]);
});

test('a trip that the user takes in all the same is asked about', () => {
  const records = [rawRecord(2, { item: 'Economy', unit: 'mi' })];
  const answers = { rows: { 'Sheet!2': { isTaken: true } } };
  const { questions, leftOut } = matchRecords(understoodOf(records, { view: trips }), choices, answers);
  expect(leftOut).toEqual([]);
  expect(questions).toMatchObject([{ about: 'items', text: 'Economy' }]);
});
