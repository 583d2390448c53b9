import { expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import type { Answers } from '../../model';
import { hotelNightsCsv } from '../../shapes/travel/hotel-nights-csv';
import { travelReportCsv } from '../../shapes/travel/travel-report-csv';
import type { Interpretation } from '../messages';
import { bytesOf, companyWith, questionsOf } from './from-bytes';

/** Tables of trips and stays as people have them, and tables that only look like them. */

const { choices: all, interpret: interpretWith } = companyWith({ utilities, fuels, units });
// With one location, nothing else is asked.
const choices = { ...all, locations: all.locations.slice(0, 1) };
const interpret = (bytes: Uint8Array, answers: Answers = {}, given = choices) =>
  interpretWith(bytes, answers, {}, given);

const valuesOf = ({ entries }: Interpretation) =>
  entries.flatMap((one) => (one.kind === 'valueChain' ? [{ ...one.entry.values }] : []));

const read = (lines: string[]) => interpret(bytesOf(lines.join('\n')));

test('what a mileage log pays is not taken for the distance', async () => {
  const found = await read([
    'Data wyjazdu;Imię i nazwisko;Opis trasy;Cel wyjazdu;Liczba przejechanych km;Stawka za 1 km;Wartość',
    '2025-03-03;Jan Nowak;Kraków - Tarnów;Spotkanie z klientem;85;1,15;97,75',
  ]);
  expect(questionsOf(found)).toEqual([{ about: 'item' }]);
  expect(found.matched.drafts).toMatchObject([{ amount: 85 }]);
});

test('the means of transport and the class of one list are read together', async () => {
  const found = await read([
    'Type,Date,Traveller,From,To,Class,Distance km,Nights',
    'Flight,2025-03-03,A Smith,WAW,LHR,Economy,1468,',
    'Hotel,2025-03-03,A Smith,London,,,0,2',
    'Train,2025-03-05,A Smith,London,Leeds,Standard,320,',
  ]);
  expect(questionsOf(found)).toMatchObject([
    { about: 'items', text: 'Flight, Economy' },
    { about: 'items', text: 'Hotel', isStay: true },
    { about: 'items', text: 'Train' },
  ]);
});

test('guests leave on the day after their last night, and several in an unknown number of rooms are not counted', async () => {
  const found = await read([
    'Guest,Hotel,Country,Check in,Check out,Guests,Nights,Total',
    'A. Smith,Ibis,Germany,2025-03-31,2025-04-01,1,1,160.00',
    'B. Jones,Ibis,Germany,2025-03-03,2025-03-05,2,2,160.00',
  ]);
  expect(valuesOf(found)).toMatchObject([{ startDate: '2025-03-31', hotelNights: 1 }]);
  expect(valuesOf(found)[0]).not.toHaveProperty('endDate');
  // The one guest's room is counted, and the user is told.
  expect(found.understood.remarks).toEqual([{ code: 'oneRoomEach', place: null, params: { count: 1 } }]);
  expect(found.incomplete).toEqual([{ key: '3', missing: ['amount'] }]);
});

test('a row that names several people waits for their number, and one name is one person', async () => {
  const found = await read([
    'Date;Passengers;From;To;Means of transport;Distance km',
    '2025-03-03;A. Nowak, B. Lis;Leeds;York;Taxi;40',
    '2025-03-04;"Nowak, Jan";Leeds;York;Taxi;41',
    '2025-03-05;J. Maj;Leeds;York;Taxi;42',
  ]);
  expect(found.incomplete).toEqual([{ key: '2', missing: ['travellers'] }]);
  expect(valuesOf(found)).toMatchObject([
    { distance: 41, passengers: 1 },
    { distance: 42, passengers: 1 },
  ]);
});

test('the evidence of a trip is its means of transport, and that of a stay its country', async () => {
  const { entries } = await interpret(travelReportCsv(), {
    rows: { '7': { isLeftOut: true } },
  });
  const itemOf = (at: number) => entries[at]?.values.filter(({ part }) => part === 'item');
  expect(itemOf(0)).toMatchObject([{ place: { cells: ['B2'] }, raw: 'Taxi' }]);
  expect(itemOf(1)).toMatchObject([{ place: { cells: ['E5'] }, raw: 'Germany' }]);
});

test('stays of a company without the value chain are left out, and the file says so', async () => {
  const items = choices.items.filter(({ kind }) => kind !== 'valueChain');
  const found = await interpret(hotelNightsCsv(), {}, { ...choices, items });
  expect([found.entries, questionsOf(found)]).toEqual([[], []]);
  expect(found.understood.remarks).toEqual([{ code: 'travel', place: null, params: { count: 5 } }]);
});

test('nights beside energy say how full a hotel was, and are not recorded', async () => {
  const file = 'Hotel;Month;Room nights;Electricity (kWh)\nAlpha;2025-01;900;12000\nAlpha;2025-02;850;\n';
  const found = await interpret(bytesOf(file));
  expect(found.entries).toMatchObject([{ kind: 'utility', entry: { value: 12000 } }]);
  expect(found.matched.leftOut).toMatchObject([{ place: '3', reason: 'empty' }]);
});

test('an amount with a unit of its own is not taken for the price of the nights beside it', async () => {
  const found = await read(['Month;Energy;Room nights;Amount;Unit', '2025-01;Electricity;900;12;MWh']);
  expect(found.entries).toMatchObject([{ kind: 'utility', entry: { value: 12 } }]);
});
