import { expect, test } from 'vitest';
import type { Answers, IntakeChoices, RawRecord } from '../model';
import { matchRecords } from './match-records';
import {
  bakery,
  car,
  choices,
  diesel,
  electricity,
  knownMeter,
  naturalGas,
  rawRecord,
  understoodOf,
  warehouse,
} from './testing';

function match(records: RawRecord[], answers: Answers = {}, given: IntakeChoices = choices) {
  return matchRecords(understoodOf(records), given, answers);
}

function draftOf(parts: Partial<RawRecord>, answers: Answers = {}, given: IntakeChoices = choices) {
  const { drafts, questions } = match([rawRecord(2, parts)], answers, given);
  return { ...drafts[0], questions };
}

const nowhere = { location: null, item: null };

test('a row with known names becomes a draft without a question', () => {
  const { drafts, questions, leftOut } = match([rawRecord(2)]);
  expect(questions).toEqual([]);
  expect(leftOut).toEqual([]);
  expect(drafts).toMatchObject([
    {
      key: 'Sheet!2',
      item: electricity,
      locationId: bakery.locationId,
      amount: 100,
      unitId: 1,
      startDate: '2025-01-01',
      endDate: '2025-01-31',
      reasons: { item: 'synonym', unit: 'synonym', location: 'synonym' },
    },
  ]);
});

test('a known meter tells location and item, whatever spaces, dashes and zeros its number has', () => {
  const given = { ...choices, meters: [knownMeter('0030 417-882', 12, naturalGas)] };
  expect(draftOf({ ...nowhere, meter: '30417882' }, {}, given)).toMatchObject({
    item: naturalGas,
    locationId: 12,
    reasons: { item: 'remembered', location: 'remembered' },
    questions: [],
  });
});

test('a number that differs from two known meters only by zeros is asked about', () => {
  const given = { ...choices, meters: [knownMeter('007', 11), knownMeter('07', 12)] };
  expect(draftOf({ ...nowhere, meter: '7' }, {}, given)).toMatchObject({
    locationId: null,
    questions: [{ about: 'meters', meter: '7', count: 1 }],
  });
});

test('an unknown meter is asked about once, with its location and item together', () => {
  const records = [2, 3, 4].map((row) => rawRecord(row, { ...nowhere, meter: 'A 1' }));
  expect(match(records).questions).toEqual([{ about: 'meters', meter: 'A 1', count: 3 }]);
  const answers: Answers = { meters: { 'a 1': { locationId: 12, item: electricity } } };
  expect(match(records, answers)).toMatchObject({
    questions: [],
    drafts: [
      { locationId: 12, item: electricity, reasons: { item: 'answered', location: 'answered' } },
      {},
      {},
    ],
  });
});

test('a fee beside the energy of a meter is left out, whatever the meter is', () => {
  const answers: Answers = { meters: { a1: { locationId: 12, item: electricity } } };
  const { drafts, leftOut } = match(
    ['Energia czynna, strefa nocna', 'Opłata mocowa', 'Energia bierna'].map((item, at) =>
      rawRecord(at + 2, { item, meter: 'A1' }),
    ),
    answers,
  );
  expect(drafts).toMatchObject([{ item: electricity, locationId: 12 }]);
  expect(leftOut.map(({ reason }) => reason)).toEqual(['notEnergy', 'notEnergy']);
});

test('a column of MPAN or PPE numbers holds electricity', () => {
  const columns = (header: string) => [{ column: 0, header, field: 'meter', reason: 'synonym' } as const];
  const itemBy = (header: string) => {
    const view = {
      sheet: null,
      headerRow: 0,
      layout: 'rows',
      columns: columns(header),
      dateOrder: null,
    } as const;
    const records = [rawRecord(2, { item: null, meter: 'A1' })];
    const understood = understoodOf(records, { view: { ...view, columns: columns(header), decimal: null } });
    return matchRecords(understood, choices, {}).drafts[0];
  };
  expect(itemBy('MPAN')).toMatchObject({ item: electricity, reasons: { item: 'content' } });
  expect(itemBy('Kod PPE')).toMatchObject({ item: electricity });
  expect(itemBy('MPRN')).toMatchObject({ item: null });
});

test('a meter recorded at two locations is asked about, unless the file names one of them', () => {
  const given = { ...choices, meters: [knownMeter('A1', 11), knownMeter('A1', 12)] };
  expect(draftOf({ ...nowhere, meter: 'A1' }, {}, given).questions).toEqual([
    { about: 'meters', meter: 'A1', count: 1 },
  ]);
  expect(draftOf({ location: 'Warehouse', meter: 'A1' }, {}, given)).toMatchObject({
    locationId: 12,
    questions: [],
  });
});

test('a meter that the file has at another location than before is asked about', () => {
  const given = { ...choices, meters: [knownMeter('A1', 11)] };
  expect(draftOf({ location: 'Warehouse', meter: 'A1' }, {}, given)).toMatchObject({
    locationId: null,
    questions: [{ about: 'meters', meter: 'A1' }],
  });
});

test('a meter of electricity with a row of gas is asked about, with both proposed', () => {
  const given = { ...choices, meters: [knownMeter('A1', 11)] };
  expect(draftOf({ item: 'Erdgas', meter: 'A1' }, {}, given)).toMatchObject({
    item: null,
    questions: [{ about: 'items', text: 'Erdgas', proposals: [naturalGas, electricity] }],
  });
});

test('a city stands for the only location there', () => {
  expect(draftOf({ location: 'lodz' })).toMatchObject({ locationId: warehouse.locationId, questions: [] });
});

test('a location spelled almost like one is taken as similar', () => {
  expect(draftOf({ location: 'Bakery Krakow.' }).reasons?.location).toBe('synonym');
  expect(draftOf({ location: 'Bakerry Kraków' })).toMatchObject({
    locationId: bakery.locationId,
    reasons: { location: 'similar' },
  });
});

test('a location like two others is asked about, and numbers tell locations apart', () => {
  const stores = [12, 13].map((number) => ({
    ...bakery,
    locationId: number,
    name: `Store ${number}`,
    city: null,
  }));
  const given = { ...choices, locations: stores };
  expect(draftOf({ location: 'Store 12' }, {}, given).locationId).toBe(12);
  expect(draftOf({ location: 'Store 14' }, {}, given)).toMatchObject({
    locationId: null,
    questions: [{ about: 'locations', text: 'Store 14', count: 1, proposals: [12, 13] }],
  });
});

test('the only location of a company is taken', () => {
  const given = { ...choices, locations: [bakery] };
  expect(draftOf({ location: null }, {}, given)).toMatchObject({
    locationId: bakery.locationId,
    reasons: { location: 'content' },
  });
});

test('a company without a location is asked about one, without proposals', () => {
  const given = { ...choices, locations: [] };
  expect(draftOf({ location: 'Depot' }, {}, given).questions).toEqual([
    { about: 'locations', text: 'Depot', count: 1, proposals: [] },
  ]);
  expect(draftOf({ location: null }, {}, given).questions).toEqual([{ about: 'locationId' }]);
});

test('a file without location, meter and item asks for each once', () => {
  const records = [2, 3].map((row) => rawRecord(row, nowhere));
  expect(match(records).questions).toEqual([{ about: 'locationId' }, { about: 'item' }]);
  expect(match(records, { locationId: 12, item: electricity })).toMatchObject({
    questions: [],
    drafts: [{ locationId: 12, item: electricity, unitId: 1 }, {}],
  });
});

test('LPG names two fuels and is asked about', () => {
  expect(draftOf({ item: 'LPG', unit: 'l' })).toMatchObject({
    item: null,
    unitId: null,
    questions: [{ about: 'items', text: 'LPG', count: 1 }],
  });
});

test('water, tolls and AdBlue are left out as not energy, and can be taken all the same', () => {
  const records = ['Water', 'Maut', 'AdBlue', 'Myjnia bezdotykowa'].map((item, at) =>
    rawRecord(at + 2, { item, amount: 5 }),
  );
  const { leftOut, drafts, questions } = match(records, { rows: { 'Sheet!3': { isTaken: true } } });
  expect(leftOut).toMatchObject([
    { key: 'Sheet!2', place: '2', reason: 'notEnergy', amount: 5 },
    { place: '4', reason: 'notEnergy' },
    { place: '5', reason: 'notEnergy' },
  ]);
  expect(drafts.map(({ key }) => key)).toEqual(['Sheet!3']);
  expect(questions).toMatchObject([{ about: 'items', text: 'Maut' }]);
});

test('a text that the user left out is left out in every row', () => {
  const records = [2, 3].map((row) => rawRecord(row, { item: 'Misc' }));
  expect(match(records, { items: { misc: 'leaveOut' } }).leftOut).toMatchObject([
    { reason: 'byUser' },
    { reason: 'byUser' },
  ]);
});

test('a fuel that needs a variant is asked about with its variants, unless the text names one', () => {
  const variants = [31, 32].map((variantId) => ({ ...car, variantId }));
  expect(draftOf({ item: 'Car (average)', unit: 'km' }).questions).toEqual([
    { about: 'items', text: 'Car (average)', count: 1, proposals: variants },
  ]);
  expect(draftOf({ item: 'Car (average), petrol', unit: 'km' })).toMatchObject({
    item: { ...car, variantId: 32 },
    unitId: 60,
  });
});

test('a unit that the fuel is not measured in is asked about', () => {
  expect(draftOf({ item: 'Diesel', unit: 'kWh' })).toMatchObject({
    item: diesel,
    unitId: null,
    questions: [{ about: 'units', text: 'kWh', count: 1 }],
  });
  expect(draftOf({ item: 'Diesel', unit: 'kWh' }, { units: { kwh: 30 } })).toMatchObject({
    unitId: 30,
    reasons: { unit: 'answered' },
    questions: [],
  });
});

test('a file without a unit is asked about it once', () => {
  expect(draftOf({ unit: null }).questions).toEqual([{ about: 'unit' }]);
  expect(draftOf({ unit: null }, { unit: 'MWh' })).toMatchObject({ unitId: 2, amount: 100, questions: [] });
});

test('kBtu are converted to kWh, and the evidence keeps the unit of the file', () => {
  expect(draftOf({ unit: 'kBtu', amount: 1000 })).toMatchObject({
    amount: 293.071070172,
    unitId: 1,
    values: [
      { part: 'amount', raw: '1000' },
      { part: 'unit', raw: 'kBtu', place: { type: 'cells', cells: ['D2'] } },
    ],
  });
});

test('a row that the user edited wins over everything', () => {
  const answers: Answers = {
    meters: { a1: { locationId: 12, item: electricity } },
    rows: {
      'Sheet!2': {
        amount: 7,
        unitId: 51,
        item: naturalGas,
        locationId: 11,
        startDate: '2025-02-01',
        endDate: '2025-02-28',
        invoice: 'F/1',
        values: [{ part: 'invoice', place: { type: 'page', page: 1, boxes: [] }, raw: 'F/1' }],
      },
    },
  };
  expect(draftOf({ meter: 'A1' }, answers)).toMatchObject({
    amount: 7,
    unitId: 51,
    item: naturalGas,
    locationId: 11,
    startDate: '2025-02-01',
    endDate: '2025-02-28',
    invoice: 'F/1',
    values: [{ part: 'amount' }, { part: 'invoice', raw: 'F/1' }],
    reasons: { item: 'answered', unit: 'answered', location: 'answered' },
  });
});

test('a row that the user left out asks nothing', () => {
  const { leftOut, questions } = match([rawRecord(2, { item: 'Misc' })], {
    rows: { 'Sheet!2': { isLeftOut: true } },
  });
  expect(leftOut).toMatchObject([{ reason: 'byUser' }]);
  expect(questions).toEqual([]);
});

test('a question of an earlier step is not asked again', () => {
  const understood = understoodOf([rawRecord(2, { unit: null })], { questions: [{ about: 'unit' }] });
  expect(matchRecords(understood, choices, {}).questions).toEqual([]);
});

test('what a profile says counts as remembered', () => {
  const profile: Answers = { items: { misc: electricity }, locations: { depot: 12 } };
  const understood = understoodOf([rawRecord(2, { item: 'Misc', location: 'Depot' })]);
  expect(matchRecords(understood, choices, profile, profile).drafts).toMatchObject([
    { item: electricity, locationId: 12, reasons: { item: 'remembered', location: 'remembered' } },
  ]);
});

test('matches 5,000 rows with 5,000 different meters in 300 ms', () => {
  const meters = Array.from({ length: 2500 }, (_, at) => knownMeter(`590${at}`, 11));
  const records = Array.from({ length: 5000 }, (_, at) =>
    rawRecord(at, {
      meter: `590${at}`,
      item: ['Electricity', 'Energia czynna', 'Natural gass'][at % 3],
      location: at % 2 === 0 ? null : `Place ${at % 97}`,
      unit: 'MWh',
    }),
  );
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    match(records, {}, { ...choices, meters });
    return performance.now() - start;
  });
  // The best of five, because the machine of the tests is shared.
  expect(Math.min(...times)).toBeLessThan(300);
});
