import { describe, expect, test } from 'vitest';
import type { RawRecord } from '../model';
import {
  type ElectricityMonth,
  electricityBill,
  electricityMonths,
  exchangedMeterMonth,
} from '../shapes/pdf-bill-electricity';
import type { PdfBill } from '../shapes/pdf-bill-page';
import { twoServicesBill } from '../shapes/pdf-bill-two-services';
import { readDrawnBill } from './drawn-bill';
import { understandDocument } from './understand-document';

const noMonths = () => ({ records: [], leftOut: [], remarks: [] });
const understand = async (bill: PdfBill) => understandDocument(await readDrawnBill(bill), {}, noMonths);

const partsOf = (record: RawRecord | undefined) => {
  const { values, location, isEstimated, ...rest } = record ?? ({} as RawRecord);
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
};

describe('a supplier with a table of readings', () => {
  const expected = (month: ElectricityMonth, given: Partial<RawRecord>) => ({
    key: 'bill',
    item: 'Electricity',
    unit: 'kWh',
    invoice: month.invoice,
    supplier: 'Northpier Power Ltd',
    currency: 'GBP',
    ...given,
  });
  const [january, february, march] = electricityMonths as [
    ElectricityMonth,
    ElectricityMonth,
    ElectricityMonth,
  ];
  const meter = 'E-4471200';

  test.each([
    [january, { meter, amount: 5700, startDate: '2026-01-01', endDate: '2026-01-31', cost: 1254 }],
    [february, { meter, amount: 4920, startDate: '2026-02-01', endDate: '2026-02-28', cost: 1082.4 }],
    [march, { meter, amount: 5220, startDate: '2026-03-01', endDate: '2026-03-31', cost: 1148.4 }],
  ])('is read to the exact entry: $invoice', async (month, given) => {
    const { records, questions, remarks, fingerprint, suggestedName } = await understand(
      electricityBill(month),
    );
    expect(records.map(partsOf)).toEqual([expected(month, given)]);
    expect([questions, remarks]).toEqual([[], []]);
    expect([fingerprint, suggestedName]).toEqual(['pdf:GB123456789', 'Northpier Power Ltd']);
  });

  test('adds up both meters where one was exchanged', async () => {
    const { records, remarks } = await understand(electricityBill(exchangedMeterMonth));
    const given = {
      meter: 'E-9903318',
      amount: 4940,
      startDate: '2026-04-01',
      endDate: '2026-04-30',
      cost: 1086.8,
    };
    expect(records.map(partsOf)).toEqual([expected(exchangedMeterMonth, given)]);
    expect(remarks).toEqual([
      { code: 'meterExchanged', place: '1', params: { from: 'E-4471200', to: 'E-9903318' } },
    ]);
  });

  test('says where readings and amount differ, and keeps the amount', async () => {
    const [row] = january.meters;
    const wrong = { ...january, meters: row ? [{ ...row, current: '42,165' }] : [] };
    const { records, remarks } = await understand(electricityBill(wrong));
    expect(records[0]?.amount).toBe(5700);
    expect(remarks).toEqual([
      {
        code: 'readingsDiffer',
        place: '1',
        params: { previous: 41870, current: 42165, multiplier: 20, expected: 5900, stated: 5700 },
      },
    ]);
  });

  test('says where the parts differ from the total, and keeps the total', async () => {
    const { records, remarks } = await understand(
      electricityBill({ ...exchangedMeterMonth, usage: '4,960 kWh' }),
    );
    expect(records[0]?.amount).toBe(4960);
    expect(remarks.map(({ code, params }) => [code, params])).toContainEqual([
      'partsDiffer',
      { parts: 4940, total: 4960, unit: 'kWh' },
    ]);
  });

  test('leaves an amount empty that is stated twice with different numbers', async () => {
    const { records } = await understand(
      electricityBill({
        ...january,
        usage: '5,600 kWh',
        meters: january.meters.map((row) => ({ ...row, current: 'n/a' })),
      }),
    );
    expect(records[0]?.amount).toBeNull();
  });

  test('frames each value on the page', async () => {
    const { records } = await understand(electricityBill(january));
    const amount = records[0]?.values.find(({ part }) => part === 'amount');
    const period = records[0]?.values.find(({ part }) => part === 'endDate');
    expect(amount?.raw).toBe('5,700');
    expect(period?.raw).toBe('31 January 2026');
    const boxes = period?.place.type === 'page' ? period.place.boxes : [];
    expect(boxes).toHaveLength(1);
    expect(boxes[0]?.top).toBeCloseTo(48.2 / 297, 2);
  });
});

describe('a bill of gas and water', () => {
  test('gives the gas and leaves the water out', async () => {
    const { records, leftOut, remarks, questions } = await understand(twoServicesBill());
    expect(records.map(partsOf)).toEqual([
      {
        key: 'gas',
        item: 'Natural gas',
        meter: '7GAS0091',
        amount: 11843.2,
        unit: 'kWh',
        startDate: '2026-03-01',
        endDate: '2026-03-31',
        invoice: 'SL-88-2026-03',
        supplier: 'Stadtwerke Lindenau GmbH',
        cost: 947.46,
        currency: 'EUR',
        calorificValue: 11.421,
        calorificUnit: 'kWh/m³ (gross)',
        volumeCorrection: 0.9655,
      },
    ]);
    expect(leftOut).toEqual([{ place: 'Trinkwasser', reason: 'notEnergy', amount: 42, unit: 'm³' }]);
    expect([remarks, questions]).toEqual([[], []]);
  });

  test('says where the conversion to kWh is off', async () => {
    const { records, remarks } = await understand(twoServicesBill({ gasKwh: '11.900,0' }));
    expect(records[0]?.amount).toBe(11900);
    expect(remarks.map(({ code, params }) => [code, params.expected, params.stated])).toEqual([
      ['conversionDiffers', 11842.9717, 11900],
    ]);
  });
});
