import { describe, expect, test } from 'vitest';
import type { Answers, RawRecord, TableView } from '../../model';
import { toEntries } from '../entries/to-entries';
import { matchRecords } from '../match-records';
import { choices, rawRecord, travelItems, trip, understoodOf } from '../testing';
import { travelRemarks } from './travel';
import { chooseMeans } from './travel-means';
import { travelKindOf } from './travel-table';

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
  expect(travelKindOf(viewOf(...headers))).toBe('trips');
});

test('passengers of the vehicles of a bus company are no business travel', () => {
  const view = viewOf('Date', 'Vehicle', 'Route', 'Passengers', 'km');
  const fields = { Vehicle: 'vehicle', Passengers: 'travellers' } as const;
  const columns = view.columns.map((column) => ({
    ...column,
    field: fields[column.header as keyof typeof fields] ?? null,
  }));
  expect(travelKindOf({ ...view, columns })).toBeNull();
});

test('travellers and their means of transport are trips without a route as well', () => {
  const view = viewOf('Date', 'Traveller', 'Mode', 'km');
  const columns = view.columns.map((column) =>
    column.header === 'Mode' ? { ...column, field: 'mode' as const } : column,
  );
  expect(travelKindOf({ ...view, columns })).toBe('trips');
  expect(travelKindOf(view)).toBeNull();
});

test.each([
  [['Date', 'Employee', 'From', 'To', 'Distance km', 'Vehicle']],
  [['Data', 'Imię i nazwisko', 'Skąd', 'Dokąd', 'Kilometry', 'Stawka za 1 km']],
  [['Datum', 'Mitarbeiter', 'Start', 'Ziel', 'km']],
])('columns of employees in their own cars are known: %s', (headers) => {
  expect(travelKindOf(viewOf(...headers))).toBe('mileage');
});

test.each([
  [['Date', 'Origin', 'Destination', 'Vehicle', 'km']],
  [['Date', 'Driver', 'From', 'To', 'Vehicle', 'km']],
  [['Meter', 'From', 'To', 'kWh', 'Class']],
  [['Date', 'Origin', 'Destination', 'Carrier', 'Weight (t)', 'km']],
  [['Employee', 'Month', 'kWh']],
  [['Employee', 'Vehicle', 'Year', 'km']],
])('a log of vehicles, bills and freight are no trips: %s', (headers) => {
  const view = viewOf(...headers);
  const columns = view.columns.map((column) =>
    ['From', 'To'].includes(column.header) && headers.includes('Meter')
      ? { ...column, field: 'startDate' as const }
      : column,
  );
  expect(travelKindOf({ ...view, columns })).toBeNull();
});

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

  const ofTravellers = (travellers: number | null, parts: Partial<RawRecord>) =>
    rawRecord(2, { ...parts, trip: { travellers, values: [] } });

  test('a row of several people counts its distance once for each of them, and a row of a car once', () => {
    const records = [
      ofTravellers(3, { item: 'Taxi', unit: 'km', amount: 12 }),
      ofTravellers(3, { item: 'Car, medium, diesel', unit: 'km', amount: 200 }),
    ];
    const { drafts } = matched(records);
    const values = toEntries(drafts, {}, withTravel).entries.flatMap(({ kind, entry }) =>
      kind === 'valueChain' ? [entry.values] : [],
    );
    expect(values).toMatchObject([
      { travelMode: 'taxis', distance: 12, passengers: 3 },
      { travelMode: 'cars-by-size/medium-car', distance: 200, passengers: 1 },
    ]);
  });

  test('a row that does not say how many people travelled waits for the number', () => {
    const { drafts } = matched([ofTravellers(null, { item: 'Taxi', unit: 'km', amount: 12 })]);
    expect(toEntries(drafts, {}, withTravel).incomplete).toEqual([
      { key: 'Sheet!2', missing: ['travellers'] },
    ]);
    const rows = { 'Sheet!2': { travellers: 2 } };
    const edited = matched([ofTravellers(null, { item: 'Taxi', unit: 'km', amount: 12 })], { rows });
    expect(toEntries(edited.drafts, { rows }, withTravel).entries[0]?.entry).toMatchObject({
      values: { distance: 12, passengers: 2 },
    });
  });

  test('passenger-kilometres of several people are not multiplied again, and a total may be theirs already', () => {
    const record = ofTravellers(3, { item: 'Taxi', unit: 'pkm', amount: 36 });
    expect(matched([record]).drafts).toMatchObject([{ amount: 36, travellers: 1 }]);
    const total = viewOf('Origin', 'Ticket', 'Total km');
    const columns = total.columns.map((column) =>
      column.header === 'Total km' ? { ...column, field: 'amount' as const } : column,
    );
    const { drafts } = matched([{ ...record, unit: 'km' }], {}, { ...total, columns });
    expect(drafts).toMatchObject([{ travellers: null }]);
  });

  const mileage = viewOf('Date', 'Employee', 'From', 'To', 'km', 'Vehicle');
  const driven = (row: number, vehicle: string, item: string | null = null) =>
    rawRecord(row, { item, unit: 'km', amount: 80, trip: { vehicle, values: [] } });

  test('an own car of a known size and fuel is that car, and one of them alone is asked about once', () => {
    const records = [
      driven(2, 'Medium car, diesel'),
      driven(3, 'VW Golf'),
      driven(4, 'vw golf '),
      driven(5, 'Taxi'),
    ];
    const { drafts, questions } = matched(records, {}, mileage);
    expect(drafts.map(({ item }) => item)).toEqual([trip(10, 6), null, null, trip(7, 18)]);
    expect(questions).toEqual([
      { about: 'items', text: 'VW Golf', count: 2, proposals: [trip(8, 11), trip(8, 6)] },
    ]);
  });

  test('the reason of a trip is no question, and the fuel beside the vehicle counts', () => {
    const records = [driven(2, 'Medium', 'Diesel'), driven(3, 'Medium car, petrol', 'Visit at a client')];
    const { drafts, questions } = matched(records, {}, mileage);
    expect(questions).toEqual([]);
    expect(drafts.map(({ item }) => item)).toEqual([trip(10, 6), trip(10, 7)]);
    const bare = rawRecord(4, { item: 'Visit at a client', unit: 'km' });
    expect(matched([bare], {}, mileage).questions).toEqual([{ about: 'item' }]);
  });

  test('a profile from before vehicles were read still says what all rows are', () => {
    const earlier: Answers = { item: trip(8, 11), columns: { km: 'amount' } };
    const records = [driven(2, 'Medium car, diesel')];
    const match = (remembered: Answers) =>
      matchRecords(understoodOf(records, { view: mileage }), withTravel, remembered, remembered).drafts[0]
        ?.item;
    expect(match(earlier)).toEqual(trip(8, 11));
    expect(match({ ...earlier, columns: { km: 'amount', vehicle: 'vehicle' } })).toEqual(trip(10, 6));
  });

  test('a means of transport in a table that is not about travel is asked about by its text', () => {
    const record = rawRecord(2, { item: null, unit: 'km', trip: { mode: 'Van', values: [] } });
    expect(matched([record], {}, viewOf('Date', 'Mode', 'km')).questions).toMatchObject([
      { about: 'items', text: 'Van' },
    ]);
  });

  test('a company car in a log of own cars is asked about, because it may be a fuel of the company', () => {
    const { questions } = matched([driven(2, 'Company car, medium diesel')], {}, mileage);
    expect(questions).toMatchObject([{ about: 'items', text: 'Company car, medium diesel', proposals: [] }]);
  });

  test('a flight that an earlier profile knows by its class is not asked about again', () => {
    const record = rawRecord(2, { item: 'Economy', unit: 'km', trip: { mode: 'Flight', values: [] } });
    const items = { economy: trip(3, 2) };
    expect(matched([record], { items }).drafts).toMatchObject([{ item: trip(3, 2) }]);
    expect(matched([record]).questions).toMatchObject([{ about: 'items', text: 'Flight, Economy' }]);
  });

  test('what has no factor is left out and listed, until the user takes it in', () => {
    const records = [
      rawRecord(2, { item: 'Bicycle', unit: 'km' }),
      rawRecord(3, { item: 'Hotel', unit: 'km' }),
    ];
    const { leftOut, questions } = matched(records, { rows: { 'Sheet!3': { isTaken: true } } });
    expect(leftOut).toMatchObject([{ key: 'Sheet!2', place: '2', reason: 'notEnergy' }]);
    expect(questions).toMatchObject([{ about: 'items', text: 'Hotel' }]);
  });

  test('nights of a hotel are counted by country, and a country without a factor is asked about', () => {
    const stays = { ...viewOf('Hotel', 'Country', 'Nights') };
    const columns = stays.columns.map((column) =>
      column.header === 'Nights' ? { ...column, field: 'nights' as const } : column,
    );
    const stay = (row: number, country: string) =>
      rawRecord(row, { item: null, unit: 'room-nights', amount: 3, trip: { country, values: [] } });
    const records = [stay(2, 'Niemcy'), stay(3, 'Sweden'), stay(4, 'Sweden')];
    const { drafts, questions } = matched(records, {}, { ...stays, columns });
    expect(drafts[0]).toMatchObject({ item: trip(14, 2), amount: 3, unitId: 92 });
    expect(questions).toEqual([{ about: 'items', text: 'Sweden', count: 2, proposals: [], isStay: true }]);
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
