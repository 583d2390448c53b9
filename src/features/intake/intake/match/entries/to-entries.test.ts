import { expect, test } from 'vitest';
import type { EvidenceValue } from '#api/contract/intake/evidence';
import { intakeEntry } from '#api/contract/intake/intakes';
import type { Answers, Draft, RawRecord, RowAnswer } from '../../model';
import { matchRecords } from '../match-records';
import { choices, items, rawRecord, understoodOf } from '../testing';
import { toEntries } from './to-entries';

function entriesOf(parts: Partial<RawRecord>, answers: Answers = {}, change: Partial<Draft> = {}) {
  const { drafts } = matchRecords(understoodOf([rawRecord(2, parts)]), choices, answers);
  const changed = drafts.map((draft) => ({ ...draft, ...change }));
  return toEntries(changed, answers, choices);
}

function missing(parts: Partial<RawRecord>, change: Partial<Draft> = {}) {
  return entriesOf(parts, {}, change).incomplete[0]?.missing;
}

test('a bill for electricity becomes an entry that the contract accepts', () => {
  const { entries, keys, incomplete } = entriesOf({
    meter: 'PPE 1',
    invoice: 'F/1',
    supplier: 'Baltic Energy',
  });
  expect(incomplete).toEqual([]);
  expect(keys).toEqual(['Sheet!2']);
  expect(entries.map((entry) => intakeEntry.parse(entry))).toMatchObject([
    {
      kind: 'utility',
      entry: {
        locationId: 11,
        utilityId: 1,
        value: 100,
        unitId: 1,
        startDate: '2025-01-01',
        endDate: '2025-01-31',
        reference: 'F/1',
        meterNumber: 'PPE 1',
        supplierName: 'Baltic Energy',
        cop: null,
        correctsId: null,
      },
      values: [{ part: 'amount' }],
    },
  ]);
});

test('fuel of one day has a date and no first day; a gas bill has both', () => {
  const sale = entriesOf({ item: 'Diesel', unit: 'l', startDate: '2025-01-31' });
  expect(sale.entries[0]?.entry).toMatchObject({ fuelId: 501, startDate: null, date: '2025-01-31' });
  const sold = entriesOf({ item: 'Diesel', unit: 'l', startDate: null });
  expect(sold.entries[0]?.entry).toMatchObject({ startDate: null, date: '2025-01-31' });
  const bill = entriesOf({ item: 'Gaz ziemny', unit: 'm3' });
  expect(bill.entries[0]?.entry).toMatchObject({ startDate: '2025-01-01', date: '2025-01-31' });
});

test('a calorific value goes along with its correction if the bill says which one it is', () => {
  const gas = {
    item: 'Natural gas',
    unit: 'm3',
    invoice: 'G/1',
    calorificValue: 39.5,
    volumeCorrection: 1.02264,
  };
  expect(entriesOf({ ...gas, calorificUnit: 'MJ/m³-gross' }).entries[0]?.entry).toMatchObject({
    calorificValue: 39.5,
    calorificValueUnit: 'MJ/m3-gross',
    volumeCorrection: 1.02264,
  });
  expect(entriesOf({ ...gas, calorificUnit: 'MJ/m3 (GCV)' }).entries[0]?.entry).toMatchObject({
    calorificValueUnit: 'MJ/m3-gross',
  });
  expect(entriesOf({ ...gas, calorificUnit: 'MJ/m3' }).entries[0]?.entry).toMatchObject({
    calorificValue: null,
    calorificValueUnit: null,
    volumeCorrection: null,
  });
});

test('what the API would refuse beside a calorific value is left out', () => {
  const gas = { item: 'Natural gas', unit: 'm3', invoice: 'G/1', calorificUnit: 'kWh/m³ (gross)' };
  const bill = { ...gas, calorificValue: 11.2, volumeCorrection: 0.95 };
  const nothing = { calorificValue: null, calorificValueUnit: null, volumeCorrection: null };
  // Without the number of a bill, nothing proves the value.
  expect(entriesOf({ ...bill, invoice: null }).entries[0]?.entry).toMatchObject(nothing);
  expect(entriesOf({ ...bill, item: 'Diesel', unit: 'kg' }).entries[0]?.entry).toMatchObject(nothing);
  // Energy has been corrected already.
  expect(entriesOf({ ...bill, unit: 'kWh' }).entries[0]?.entry).toMatchObject({
    calorificValue: 11.2,
    calorificValueUnit: 'kWh/m3-gross',
    volumeCorrection: null,
  });
});

test('a calorific value that the user mends is recorded as edited, and one that is removed is not', () => {
  const gas = {
    item: 'Natural gas',
    unit: 'm3',
    invoice: 'G/1',
    calorificValue: 112,
    calorificUnit: 'kWh/m³ (gross)',
    volumeCorrection: 0.95,
  };
  const edited = (row: RowAnswer) => entriesOf(gas, { rows: { 'Sheet!2': row } }).entries[0]?.entry;
  expect(edited({ calorificValue: 11.2, volumeCorrection: 0.97 })).toMatchObject({
    calorificValue: 11.2,
    calorificValueUnit: 'kWh/m3-gross',
    volumeCorrection: 0.97,
  });
  expect(edited({ calorificValue: 40.3, calorificUnit: 'MJ/m3-net' })).toMatchObject({
    calorificValue: 40.3,
    calorificValueUnit: 'MJ/m3-net',
    volumeCorrection: 0.95,
  });
  expect(edited({ volumeCorrection: null })).toMatchObject({ calorificValue: 112, volumeCorrection: null });
  expect(edited({ calorificValue: null })).toMatchObject({ calorificValue: null, volumeCorrection: null });
});

test('a calorific value of zero is found before the API refuses all entries for it', () => {
  const gas = { item: 'Natural gas', unit: 'm3', invoice: 'G/1', calorificUnit: 'kWh/m³ (gross)' };
  expect(missing({ ...gas, calorificValue: 0 })).toEqual(['calorificValue']);
  expect(missing({ ...gas, calorificValue: 11.2, volumeCorrection: -1 })).toEqual(['volumeCorrection']);
});

test('a draft names everything it lacks', () => {
  const nothing = { location: null, item: null, amount: null, endDate: null, values: [] };
  expect(missing(nothing)).toEqual(['item', 'location', 'amount', 'unit', 'endDate', 'evidence']);
  expect(missing({ startDate: null })).toEqual(['startDate']);
  expect(missing({ unit: 'blips' })).toEqual(['unit']);
});

test('days, amounts and texts that the API would refuse are found before', () => {
  expect(missing({ startDate: '2025-02-01' })).toEqual(['startDate']);
  expect(missing({ endDate: '2025-02-30' })).toEqual(['endDate']);
  expect(missing({ amount: 1e12 })).toEqual(['amount']);
  expect(missing({ amount: 1e-12 })).toEqual(['amount']);
  expect(missing({ invoice: 'F'.repeat(121) })).toEqual(['invoice']);
  expect(missing({ meter: '1'.repeat(65) })).toEqual(['meter']);
});

test('a fuel without the variant that it needs is incomplete', () => {
  const car = items.find(({ needsVariant }) => needsVariant);
  const item = { kind: 'fuel', itemId: car?.itemId ?? 0, variantId: null } as const;
  expect(missing({}, { item })).toEqual(['variant']);
});

test('evidence is cut to what the contract takes, and the amount is never cut off', () => {
  const item: EvidenceValue = {
    part: 'item',
    place: { type: 'cells', sheet: 'S'.repeat(130), cells: ['A1'] },
    raw: `two\nlines \u202e${'x'.repeat(300)}`,
  };
  const amount: EvidenceValue = {
    part: 'amount',
    place: { type: 'element', path: 'Fa/P_8B' },
    raw: '1 234,5',
  };
  const values = [...Array.from({ length: 25 }, () => item), amount];
  const { entries } = entriesOf({ values, supplier: 'S'.repeat(200) });
  const [parsed] = entries.map((entry) => intakeEntry.parse(entry));
  expect(parsed?.values).toHaveLength(20);
  expect(parsed?.values[0]).toEqual(amount);
  expect(parsed?.values[1]?.raw).toHaveLength(200);
  expect(parsed?.entry).toMatchObject({ supplierName: 'S'.repeat(120) });
});

test('answers to warnings go along, without codes that are unknown', () => {
  const rows = { 'Sheet!2': { warnings: { gap: 'keep', other: 'keep' } } } as const;
  expect(entriesOf({}, { rows }).entries[0]?.answers).toEqual([{ code: 'gap', answer: 'keep' }]);
});

test('an amount that is no longer below zero corrects no other entry', () => {
  const rows = { 'Sheet!2': { correctsId: 77, amount: 200 } };
  expect(entriesOf({ amount: -200 }, { rows }).entries.map(({ entry }) => entry)).toMatchObject([
    { value: 200, correctsId: null },
  ]);
});

test('a credit note waits for the entry that it corrects, because the API would refuse all entries with it', () => {
  expect(missing({ amount: -200 })).toEqual(['corrects']);
  const { entries } = entriesOf({ amount: -200 }, { rows: { 'Sheet!2': { correctsId: 77 } } });
  expect(entries.map((entry) => intakeEntry.parse(entry).entry)).toMatchObject([
    { value: -200, correctsId: 77 },
  ]);
});
