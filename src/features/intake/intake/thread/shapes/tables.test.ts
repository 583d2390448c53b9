import { describe, expect, test } from 'vitest';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import { trip } from '../../match/testing';
import { billHistory, billHistoryWorkbook } from '../../shapes/bill-history-workbook';
import { fuelCardCsv } from '../../shapes/fuel-card-csv';
import {
  meterEntriesWorkbook,
  meterEntryAmount,
  meterEntryMeters,
} from '../../shapes/meter-entries-workbook';
import {
  billsCsv,
  correctedBills,
  creditedBills,
  overlappingBills,
  slippedBills,
} from '../../shapes/overlapping-bills-csv';
import { daysOf } from '../../shapes/series-of-days';
import { travelSegmentsCsv } from '../../shapes/travel-segments-csv';
import { companyWith, entriesOf, profileOf, questionsOf } from './from-bytes';

const { choices, electricity, interpret, takenInTwice, tripsTakenInTwice } = companyWith({
  utilities,
  fuels,
  units,
});

describe('a portal workbook in kBtu (D3)', () => {
  /** The international table's Btu is 1055.05585262 J. */
  const kWhOf = (kBtu: number) => Number(((kBtu * 1.05505585262) / 3.6).toFixed(6));
  const expected = (year: number) =>
    meterEntryMeters
      .flatMap(({ name, factor }) =>
        Array.from({ length: 12 }, (_, index) => ({
          item: name === 'Gas 1' ? 'Natural gas' : 'Electricity',
          value: kWhOf(meterEntryAmount(factor, index + 1)),
          unit: 'kWh',
          from: daysOf(year, index + 1)[0],
          to: daysOf(year, index + 1).at(-1),
          location: 1,
          meter: name,
          invoice: null,
        })),
      )
      .filter((_, index) => index !== 16);

  test('asks nothing, because it names its locations and meters', async () => {
    const [first, second] = await takenInTwice(meterEntriesWorkbook(), meterEntriesWorkbook({ year: 2025 }), {
      asked: [],
      answers: {},
    });
    const rounded = ({ entries }: typeof first) =>
      entries.map((entry) => ({ ...entry, value: Number(entry.value.toFixed(6)) }));
    expect(rounded(first)).toEqual(expected(2024));
    expect(rounded(second)).toEqual(expected(2025));
    expect(first.found.matched.leftOut).toMatchObject([
      { place: 'Meter Entries!23', reason: 'notAvailable' },
    ]);
  });
});

describe('bills with the day of the reading and the days used (D5)', () => {
  const daysBefore = (day: string, days: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
  const expected = (firstYear: number) =>
    billHistory(firstYear).map(({ readDate, days, kwh }) => ({
      item: 'Electricity',
      value: kwh,
      unit: 'kWh',
      from: daysBefore(readDate, days - 1),
      to: readDate,
      location: 1,
      meter: '400-7788',
      invoice: null,
    }));

  test('asks about the account, and leaves out the bill that is there twice', async () => {
    const [first, second] = await takenInTwice(
      billHistoryWorkbook(),
      billHistoryWorkbook({ firstYear: 2025 }),
      { asked: ['meters'], answers: { meters: { '400-7788': { locationId: 1, item: electricity } } } },
    );
    expect(first.entries).toEqual(expected(2022));
    expect(second.entries).toEqual(expected(2025));
    expect(first.found.matched.leftOut).toMatchObject([
      { place: 'Sheet1!9', reason: 'duplicate', amount: 878 },
    ]);
  });
});

describe('bills of one meter (D7)', () => {
  const meter = '590310600000123456';
  const answers = { meters: { [meter]: { locationId: 2, item: electricity } } };
  const bill = { item: 'Electricity', unit: 'kWh', location: 2, meter };
  const first = { ...bill, value: 1820, from: '2025-01-01', to: '2025-01-31', invoice: 'A/1' };
  const second = { ...bill, value: 1750.5, from: '2025-01-21', to: '2025-02-20', invoice: 'A/2' };
  const twice = (bills: typeof overlappingBills) =>
    takenInTwice(billsCsv(overlappingBills), billsCsv(bills), { asked: ['meters'], answers });

  test('that overlap are both entries, for the checks to warn of', async () => {
    const [overlapping] = await twice(overlappingBills);
    expect(overlapping.entries).toEqual([first, second]);
  });

  test('again with a corrected amount are the same entries with that amount', async () => {
    const [, corrected] = await twice(correctedBills);
    expect(corrected.entries).toEqual([{ ...first, value: 1802 }, second]);
  });

  test('in the wrong unit are as the file says, for the checks to warn of', async () => {
    const [, slipped] = await twice(slippedBills);
    const march = { from: '2025-03-01', to: '2025-03-31', invoice: 'A/3' };
    expect(slipped.entries).toEqual([{ ...bill, value: 1_795_000, ...march }]);
  });

  test('a credit note asks no question, and waits for the entry that it corrects', async () => {
    const profile = profileOf(answers, await interpret(billsCsv(overlappingBills), answers));
    const found = await interpret(billsCsv(creditedBills), {}, profile);
    expect([questionsOf(found), found.incomplete]).toEqual([[], [{ key: '2', missing: ['corrects'] }]]);
    const rows = { '2': { correctsId: 77 } };
    const named = await interpret(billsCsv(creditedBills), { rows }, profile);
    expect(entriesOf(named, choices)).toEqual([{ ...first, value: -200, invoice: 'A/1/K' }]);
    expect(named.entries[0]?.entry).toMatchObject({ correctsId: 77 });
  });
});

describe('a statement of fuel cards (D11)', () => {
  const sale = { from: null, unit: 'l', location: 1, meter: null, invoice: null };
  const expected = (month: string) => [
    { ...sale, item: 'Diesel', value: 52.3, to: `2025-${month}-03` },
    { ...sale, item: 'Petrol', value: 38.05, to: `2025-${month}-05` },
    { ...sale, item: 'Diesel', value: 60.25, to: `2025-${month}-28` },
  ];

  test('asks for the location, and leaves out the cancelled pair, the car wash, AdBlue and the total', async () => {
    const [march, april] = await takenInTwice(fuelCardCsv(), fuelCardCsv({ month: '04' }), {
      asked: ['locationId'],
      answers: { locationId: 1 },
    });
    expect(march.entries).toEqual(expected('03'));
    expect(april.entries).toEqual(expected('04'));
    expect(march.found.matched.leftOut.map(({ place, reason }) => [place, reason])).toEqual([
      ['7', 'cancelled'],
      ['8', 'cancelled'],
      ['12', 'total'],
      ['9', 'notEnergy'],
      ['10', 'notEnergy'],
    ]);
  });
});

describe('the segments of a travel agency (D12)', () => {
  const km = (miles: number) => Number((miles * 1.609344).toFixed(6));
  const one = { form: [6, 602], location: 1, passengers: 1 };
  const expected = (month: string) => [
    {
      ...one,
      startDate: `2025-${month}-03`,
      travelMode: 'international-to-from-non-uk',
      travelVariant: 'economy-class',
      distance: km(912),
      reference: '0017001',
    },
    {
      ...one,
      startDate: `2025-${month}-06`,
      travelMode: 'international-to-from-non-uk',
      travelVariant: 'economy-class',
      distance: km(912),
      reference: '0017001',
    },
    {
      ...one,
      startDate: `2025-${month}-14`,
      travelMode: 'long-haul-to-from-uk',
      travelVariant: 'business-class',
      distance: km(4263),
      reference: '0017002',
    },
    {
      ...one,
      startDate: `2025-${month}-21`,
      travelMode: 'rail',
      travelVariant: 'international-rail',
      distance: km(322),
      reference: '0017004',
    },
  ];
  const answers = {
    locationId: 1,
    items: { economy: trip(3, 2), 'business > 3700 km': trip(2, 4), rail: trip(5, 24) },
  };

  test('ask for the location and for each class once, and leave out the refund and the total', async () => {
    const [february, march] = await tripsTakenInTwice(
      travelSegmentsCsv(),
      travelSegmentsCsv({ month: '03' }),
      {
        asked: ['locationId', 'items'],
        answers,
      },
    );
    expect(february.entries).toEqual(expected('02'));
    expect(march.entries).toEqual(expected('03'));
    for (const { found } of [february, march]) {
      expect(found.understood.remarks).toEqual([]);
      expect(found.matched.leftOut.map(({ place, reason, amount }) => [place, reason, amount])).toEqual([
        ['5', 'cancelled', 437],
        ['6', 'cancelled', -437],
        ['8', 'total', 6409],
      ]);
      expect(found.matched.totals).toEqual([{ unit: 'Miles', file: 6409, recorded: 6409, leftOut: 0 }]);
    }
  });

  test('are asked about with the flights that their distance allows', async () => {
    const asked = questionsOf(await interpret(travelSegmentsCsv(), { locationId: 1 }));
    expect(asked).toEqual([
      { about: 'items', text: 'Economy', count: 2, proposals: [trip(1, 2), trip(3, 2)] },
      { about: 'items', text: 'Business > 3700 km', count: 1, proposals: [trip(2, 4), trip(3, 4)] },
      { about: 'items', text: 'Rail', count: 1, proposals: [trip(5, 22), trip(5, 24)] },
    ]);
  });

  test('are what means of travel are offered for, and no other file', async () => {
    expect((await interpret(travelSegmentsCsv())).takesTrips).toBe(true);
    const card = await interpret(fuelCardCsv(), { locationId: 1, items: { diesel: trip(7, 18) } });
    expect(card.takesTrips).toBe(false);
    expect(card.entries.map(({ kind }) => kind)).toEqual(['fuel', 'fuel', 'fuel']);
  });

  test('are left out in a company without the value chain, and the file says so', async () => {
    const given = { ...choices, items: choices.items.filter(({ kind }) => kind !== 'valueChain') };
    const found = await interpret(travelSegmentsCsv(), {}, {}, given);
    expect([questionsOf(found), found.entries]).toEqual([[], []]);
    expect(found.understood.remarks).toEqual([{ code: 'travel', place: null, params: { count: 4 } }]);
  });
});
