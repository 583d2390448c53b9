import { expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import type { Answers } from '../../model';
import { bytesOf, companyWith, questionsOf } from './from-bytes';

/** Bookings with their status and price, and lists of what employees travelled by. */

const { choices: all, interpret } = companyWith({ utilities, fuels, units });
const choices = { ...all, locations: all.locations.slice(0, 1) };
const withoutScope3 = { ...choices, items: choices.items.filter(({ kind }) => kind !== 'valueChain') };
const read = (lines: string[], given = choices, answers: Answers = {}) =>
  interpret(bytesOf(lines.join('\n')), answers, {}, given);

const bookings = [
  'Booking;Traveller;Mode;Class;From;To;Depart;Return;One-way/Return;Distance;Nights;Amount;Currency;Status',
  'B-1;A. Maj;Air;Economy;KRK;OSL;2025-03-03;2025-03-04;Return;;;900.00;PLN;Ticketed',
  'B-2;A. Maj;Hotel;;;London;2025-03-03;2025-03-05;;;2;700.00;PLN;Confirmed',
  'B-3;A. Maj;Hotel;;;Oslo;2025-03-10;2025-03-11;;;1;400.00;PLN;Confirmed',
  'B-4;J. Lis;Taxi;;Łódź;Łódź;2025-03-12;;;21 km;;80.00;PLN;Confirmed',
  'B-5;J. Lis;Private car;;Łódź;Gdynia;2025-03-13;2025-03-14;Return;360 km;;400.00;PLN;Reimbursed',
  'B-6;J. Lis;Rail;2nd;Łódź;Gdynia;2025-03-20;;One-way;350 km;;120.00;PLN;Cancelled',
];

test('bookings are read by their distance or nights, and what they cost is not taken for an amount', async () => {
  const found = await read(bookings);
  const fieldOf = (name: string) =>
    found.understood.view?.columns.find(({ header }) => header === name)?.field;
  expect(['Mode', 'Depart', 'Distance', 'Amount', 'Status'].map(fieldOf)).toEqual([
    'mode',
    'day',
    'amount',
    null,
    null,
  ]);
  expect(found.matched.drafts.map(({ key, amount, endDate }) => [key, amount, endDate])).toEqual([
    ['3', 2, '2025-03-03'],
    ['4', 1, '2025-03-10'],
    ['5', 21, '2025-03-12'],
    ['6', 360, '2025-03-13'],
  ]);
});

test('cancelled bookings are left out as cancelled, and trips without a distance as having none', async () => {
  const { matched, understood } = await read(bookings);
  expect(matched.leftOut.map(({ place, reason }) => [place, reason])).toEqual([
    ['2', 'notAvailable'],
    ['7', 'cancelled'],
  ]);
  expect(understood.remarks).toContainEqual({
    code: 'tripsWithoutDistance',
    place: null,
    params: { count: 1 },
  });
});

test('the distance of a return trip is not doubled, and the user is told to check it', async () => {
  const { understood, matched } = await read(bookings);
  expect(matched.drafts.find(({ key }) => key === '6')?.amount).toBe(360);
  expect(understood.remarks).toContainEqual({ code: 'returnTrips', place: null, params: { count: 1 } });
});

test('hotels are asked about by where the guest went, and a private car is not one of the company', async () => {
  const questions = questionsOf(await read(bookings));
  expect(questions).toMatchObject([
    { about: 'items', text: 'London', isStay: true },
    { about: 'items', text: 'Oslo', isStay: true },
    { about: 'items', text: 'Private car' },
  ]);
  const proposals = questions.flatMap((one) => (one.about === 'items' ? one.proposals : []));
  expect(new Set(proposals.map(({ kind }) => kind))).toEqual(new Set(['valueChain']));
});

test.each([
  [
    'Date;Employee;Transport;Distance (km)',
    ['2025-03-03;Maj;Train;310', '2025-03-04;Lis;Own car, diesel;220'],
  ],
])('what employees travelled by is business travel: %s', async (header, rows) => {
  const found = await read([header, ...rows]);
  expect(questionsOf(found)).toMatchObject([
    { about: 'items', text: 'Train' },
    { about: 'items', text: 'Own car, diesel' },
  ]);
});

test('a company without Scope 3 records no booking, and the only remark says why', async () => {
  const found = await read(bookings, withoutScope3);
  expect([found.entries, questionsOf(found)]).toEqual([[], []]);
  expect(found.understood.remarks).toEqual([{ code: 'travel', place: null, params: { count: 4 } }]);
});

test('a name of two fuels is asked about as such', async () => {
  const found = await read(['Date;Product;Quantity;Unit', '2025-03-03;LPG;40;l']);
  expect(questionsOf(found)).toMatchObject([{ about: 'items', text: 'LPG', isSeveral: true }]);
});

test('meter readings keep their status of estimated or read', async () => {
  const found = await read(['Date;Energy;Consumption (kWh);Status', '2025-03-31;Electricity;400;Estimated']);
  expect(found.matched.drafts).toMatchObject([{ amount: 400, isEstimated: true }]);
});
