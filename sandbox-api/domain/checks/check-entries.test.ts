import { describe, expect, test } from 'vitest';
import { addDays, lastDayOfMonth } from '#api/domain/calendar/calendar';
import type { Dimension, Unit } from '#api/domain/units/units';
import { checkEntries } from './check-entries';
import type { Comparable } from './comparable';
import type { Warning } from './warning';

const unit = (code: string, dimension: Dimension, perBase: string): Unit => ({
  id: Number(perBase),
  code,
  symbol: code,
  dimension,
  perBase,
});
const units = [
  unit('kWh', 'energy', '3.6'),
  unit('MWh', 'energy', '3600'),
  unit('MJ', 'energy', '1'),
  unit('GJ', 'energy', '1000'),
  unit('kWh-gross', 'energy-gross', '3.6'),
  unit('therm-gross', 'energy-gross', '105.505585262'),
  unit('l', 'volume', '1'),
  unit('m3', 'volume', '1000'),
];
const unitOf = (code: string) => units.find((unit) => unit.code === code);

let nextId = 1;

function bill(startDate: string, endDate: string, change: Partial<Comparable> & { unitCode?: string } = {}) {
  const { unitCode = 'kWh', ...rest } = change;
  const unit = unitOf(unitCode);
  const entry: Comparable = {
    id: null,
    index: 0,
    kind: 'bill',
    source: '1',
    meter: '',
    startDate,
    endDate,
    value: 1000,
    unit,
    unitSymbol: unit?.symbol ?? '',
    reference: null,
    details: '',
    price: null,
    ...rest,
  };
  return entry;
}

const recorded = (...[startDate, endDate, change]: Parameters<typeof bill>) =>
  bill(startDate, endDate, { id: nextId++, index: null, ...change });

const receipt = (date: string, change: Parameters<typeof bill>[2] = {}) =>
  bill(date, date, { kind: 'receipt', unitCode: 'l', ...change });
const recordedReceipt = (date: string, change: Parameters<typeof bill>[2] = {}) =>
  receipt(date, { id: nextId++, index: null, ...change });

/** A bill for each month of the years, of 30 kWh a day unless said otherwise. */
function months(years: readonly number[], change: Parameters<typeof bill>[2] = {}): Comparable[] {
  return years.flatMap((year) =>
    Array.from({ length: 12 }, (_, index) => {
      const first = `${year}-${String(index + 1).padStart(2, '0')}-01`;
      return recorded(first, lastDayOfMonth(first), {
        value: 30 * Number(lastDayOfMonth(first).slice(8)),
        ...change,
      });
    }),
  );
}

const warningsOf = (entry: Comparable, known: readonly Comparable[] = []): Warning[] =>
  checkEntries([entry], known, units)[0] ?? [];
const codesOf = (entry: Comparable, known: readonly Comparable[] = []) =>
  warningsOf(entry, known).map(({ code }) => code);

describe('the same days', () => {
  const january = recorded('2025-01-01', '2025-01-31', { meter: 'A', reference: 'INV 1' });

  test('two bills of a meter that share two days overlap; one boundary day is the day of the reading', () => {
    const from = (startDate: string, meter = 'A') => bill(startDate, '2025-02-28', { meter, value: 900 });
    expect(warningsOf(from('2025-01-30'), [january])).toMatchObject([
      { code: 'overlap', days: 2, other: january },
    ]);
    expect(codesOf(from('2025-01-31'), [january])).toEqual([]);
    expect(codesOf(from('2025-01-30', 'B'), [january])).toEqual([]);
  });

  test('the same entry is a duplicate, whatever its unit', () => {
    const again = bill('2025-01-01', '2025-01-31', { meter: 'A', value: 1, unitCode: 'MWh' });
    expect(warningsOf(again, [january])).toMatchObject([{ code: 'duplicate', other: january }]);
  });

  test('another amount for the same days, or under the same invoice number, is a twin', () => {
    const corrected = bill('2025-01-01', '2025-01-31', { meter: 'A', value: 1100 });
    expect(codesOf(corrected, [january])).toEqual(['twin']);
    const invoiced = bill('2025-02-01', '2025-02-28', { meter: 'A', value: 1100, reference: 'INV 1' });
    expect(warningsOf(invoiced, [january])).toMatchObject([{ code: 'sameInvoice', part: 'invoice' }]);
    expect(codesOf({ ...invoiced, meter: 'B' }, [january])).toEqual([]);
  });

  test('two fills on one day are accepted, unless they are identical or share the invoice', () => {
    const fill = recordedReceipt('2025-03-05', { value: 40, reference: 'R 7' });
    expect(codesOf(receipt('2025-03-05', { value: 35 }), [fill])).toEqual([]);
    expect(codesOf(receipt('2025-03-05', { value: 40, reference: 'R 8' }), [fill])).toEqual([]);
    expect(codesOf(receipt('2025-03-05', { value: 40, reference: 'R 7' }), [fill])).toEqual(['duplicate']);
    expect(codesOf(receipt('2025-03-05', { value: 35, reference: 'R 7' }), [fill])).toEqual(['twin']);
  });

  test('entries checked together are compared with each other, and the later one is reported', () => {
    const first = bill('2025-01-01', '2025-01-31', { index: 0 });
    const second = bill('2025-01-01', '2025-01-31', { index: 1, value: 1200 });
    const warnings = checkEntries([first, second], [], units);
    expect(warnings.map((ofEntry) => ofEntry.map(({ code }) => code))).toEqual([[], ['twin']]);
  });
});

describe('use per day', () => {
  const known = months([2022, 2023, 2024]);
  const january = (value: number, unitCode = 'kWh') => bill('2025-01-01', '2025-01-31', { value, unitCode });

  test.each([
    ['kWh entered as MWh', 930, 'MWh', 'kWh'],
    ['MJ entered as kWh', 930 * 3.6, 'kWh', 'MJ'],
    ['kWh entered as GJ', 930, 'GJ', 'kWh'],
  ])('names the unit of %s', (_, value, entered, likely) => {
    const [warning, ...more] = warningsOf(january(value, entered), known);
    expect(warning).toMatchObject({ code: 'unitSlip', part: 'amount', likelyUnit: { code: likely } });
    expect(more).toEqual([]);
  });

  test('names kWh for gas entered in cubic metres, and the therm', () => {
    const gas = months([2023, 2024], { unitCode: 'm3', value: 310 });
    const gasBill = bill('2025-01-01', '2025-01-31', { value: 3410, unitCode: 'm3' });
    expect(warningsOf(gasBill, gas)[0]?.likelyUnit?.code).toBe('kWh-gross');
    const therms = months([2023, 2024], { unitCode: 'kWh-gross', value: 310 });
    const thermBill = bill('2025-01-01', '2025-01-31', { value: 310, unitCode: 'therm-gross' });
    expect(warningsOf(thermBill, therms)[0]?.likelyUnit?.code).toBe('kWh-gross');
  });

  test('three times the highest is a slip without a unit; the figures are per day in the unit of the entry', () => {
    expect(warningsOf(january(30 * 31 * 5), known)).toMatchObject([
      { code: 'unitSlip', likelyUnit: null, ratio: 5, found: 150, usual: 30 },
    ]);
    expect(codesOf(january(30 * 31 * 2.9), known)).toEqual(['jump']);
  });

  test('an earlier outlier does not hide a slip: the top tenth does not count', () => {
    const outlier = recorded('2021-12-01', '2021-12-31', { value: 930_000 });
    expect(codesOf(january(930_000), [outlier, ...known])).toEqual(['unitSlip']);
  });

  test('four bills are too few for a usual use, and those older than four years do not count', () => {
    expect(codesOf(january(930_000), months([2024]).slice(8))).toEqual([]);
    expect(codesOf(january(930_000), months([2019]))).not.toContain('unitSlip');
  });

  test('twice or half of the same days a year before is a jump', () => {
    const [lastYear] = months([2024]);
    if (!lastYear) throw new Error('There is a January.');
    expect(codesOf(january(1870), [lastYear])).toEqual(expect.arrayContaining(['jump']));
    expect(warningsOf(january(460), [lastYear]).find(({ code }) => code === 'jump')).toMatchObject({
      usual: 30,
    });
    expect(codesOf(january(1800), [lastYear])).not.toContain('jump');
  });

  test('a bill across months is compared with the same days, by the bills that cover them', () => {
    const across = bill('2025-01-15', '2025-02-14', { value: 31 * 65 });
    expect(codesOf(across, months([2024]))).toContain('jump');
    expect(codesOf({ ...across, value: 31 * 55 }, months([2024]))).not.toContain('jump');
  });

  test('units of different kinds are not compared', () => {
    expect(codesOf(january(930_000, 'm3'), known)).toEqual([]);
  });

  test('a receipt is compared with the only one of the same month a year before', () => {
    const before = recordedReceipt('2024-03-10', { value: 500 });
    expect(codesOf(receipt('2025-03-04', { value: 1100 }), [before])).toEqual(['jump']);
    const another = recordedReceipt('2024-03-20', { value: 500 });
    expect(codesOf(receipt('2025-03-04', { value: 1100 }), [before, another])).toEqual([]);
  });

  test('a delivery is not compared with the use per day of bills, nor a bill with deliveries', () => {
    const delivered = receipt('2025-01-31', { unitCode: 'kWh', value: 930 });
    expect(codesOf(delivered, months([2023, 2024]))).toEqual([]);
    const year = recorded('2024-01-01', '2024-12-31', { value: 11_160 });
    expect(codesOf(delivered, [year])).toEqual([]);
  });

  test('zero use is not compared', () => {
    expect(codesOf(january(0), known)).toEqual([]);
  });
});

describe('days', () => {
  const january = recorded('2025-01-01', '2025-01-31', { meter: 'A' });

  test('a gap is reported from the day after the meter’s previous bill', () => {
    const from = (startDate: string, meter = 'A') => bill(startDate, '2025-03-31', { meter, value: 1500 });
    expect(codesOf(from('2025-02-01'), [january])).toEqual([]);
    expect(warningsOf(from('2025-02-02'), [january])).toMatchObject([
      { code: 'gap', days: 1, other: january },
    ]);
    expect(codesOf(from('2025-02-11', 'B'), [january])).toEqual([]);
    const unnumbered = recorded('2025-02-01', '2025-02-28');
    expect(codesOf(from('2025-03-01'), [january, unnumbered])).toEqual([]);
  });

  test('the first bill of a meter has no gap before it', () => {
    expect(codesOf(bill('2024-11-01', '2024-11-30', { meter: 'A' }), [january])).toEqual([]);
  });

  test.each([
    [4, ['shortPeriod']],
    [5, []],
    [400, []],
    [401, ['longPeriod']],
  ])('a bill of %i days', (days, expected) => {
    expect(codesOf(bill('2024-01-01', addDays('2024-01-01', days - 1)))).toEqual(expected);
  });

  test('a receipt covers one day, and so may an entry of the value chain', () => {
    expect(codesOf(receipt('2025-03-05'))).toEqual([]);
    expect(codesOf(bill('2025-03-05', '2025-03-05', { kind: 'entry' }))).toEqual([]);
  });
});

describe('the amount', () => {
  test.each([4294967.295, 16777.215, 4294967295, 65535, 999999, 99999.99])(
    '%d is recognised as the error value of a meter',
    (value) => {
      expect(codesOf(bill('2025-01-01', '2025-01-31', { value }))).toEqual(['sentinel']);
    },
  );

  test.each([4294967.3, 16777, 65.535, 99999, 1000])('%d may be a real reading', (value) => {
    expect(codesOf(bill('2025-01-01', '2025-01-31', { value }))).toEqual([]);
  });
});

describe('the price of a unit', () => {
  const at = (perUnit: number, currency = 'PLN') => ({ price: { perUnit, currency } });
  const known = [6, 6.2, 6.4].map((price, index) => recordedReceipt(`2025-0${index + 1}-05`, at(price)));

  test('half as much again as the median, or half of it, is reported', () => {
    expect(warningsOf(receipt('2025-04-05', at(9.4)), known)).toMatchObject([
      { code: 'price', part: 'price', found: 9.4, usual: 6.2, currency: 'PLN' },
    ]);
    expect(codesOf(receipt('2025-04-05', at(3)), known)).toEqual(['price']);
    expect(codesOf(receipt('2025-04-05', at(9.2)), known)).toEqual([]);
  });

  test('two prices, or those of another currency, are too few to compare', () => {
    expect(codesOf(receipt('2025-04-05', at(60)), known.slice(1))).toEqual([]);
    expect(codesOf(receipt('2025-04-05', at(60, 'EUR')), known)).toEqual([]);
  });
});

describe('an entry that changes a recorded one', () => {
  test('is not compared with that one, and repeats none of its earlier warnings', () => {
    const before = recorded('2025-01-01', '2025-01-31', { value: 16777.215 });
    const change = { ...before, index: 0, reference: 'INV 2' };
    expect(codesOf(change, [before])).toEqual([]);
    expect(codesOf({ ...change, endDate: '2025-01-03' }, [before])).toEqual(['shortPeriod']);
  });
});
