import { describe, expect, it } from 'vitest';
import { seedReference } from '#api/testing/seed-reference';
import { checkGoldenCase } from './check-golden-case';
import type { ExpectedLine, GoldenCase } from './golden-case';

const reference = seedReference();

/** UK natural gas 2025: 1,000 kWh × 0.18296 kg (flat file v1, row 83) and its upstream. */
const line: ExpectedLine = {
  scope: 1,
  category: '1.1',
  method: 'none',
  kgCo2e: '182.96',
  kgCo2Biogenic: '0',
};
const golden: GoldenCase = {
  id: 'gas',
  titleEn: 'Gas',
  titlePl: 'Gaz',
  countryCode: 'GB',
  gwpSet: 'AR5',
  headlineScope2Method: 'market',
  contracts: [],
  activity: {
    kind: 'fuel',
    fuelId: 101,
    fuelVariantId: null,
    quantity: '1000',
    unitId: 20,
    date: '2025-06-15',
  },
  expected: [line],
  source: 'flat file v1, row 83',
  working: '1,000 × 0.18296',
};
const check = (expected: GoldenCase['expected'], activity = golden.activity) =>
  checkGoldenCase(reference, { ...golden, expected, activity });

describe('a golden case', () => {
  it('is met by the figure it states and shows the result', () => {
    expect(check([line])).toEqual({
      isMet: true,
      lines: [{ expected: line, actualKgCo2e: '182.96', actualKgCo2Biogenic: '0' }],
      problem: null,
    });
  });

  it('is met to a billionth of a kilogram, on either side and by both figures', () => {
    const isMet = (more: Partial<ExpectedLine>) => check([{ ...line, ...more }]).isMet;
    expect(['182.960000001', '182.959999999'].map((kgCo2e) => isMet({ kgCo2e }))).toEqual([true, true]);
    expect(['182.9600000011', '182.9599999989'].map((kgCo2e) => isMet({ kgCo2e }))).toEqual([false, false]);
    expect(['0.000000001', '0.0000000011'].map((kgCo2Biogenic) => isMet({ kgCo2Biogenic }))).toEqual([
      true,
      false,
    ]);
  });

  it('is not met by a line of another type, month or reason', () => {
    expect(check([{ ...line, periodMonth: '2025-06-01', reason: 'exact' }]).isMet).toBe(true);
    const others: Partial<ExpectedLine>[] = [
      { scope: 2 },
      { category: '1.2' },
      { method: 'market' },
      { periodMonth: '2025-07-01' },
      { reason: 'proxy-region' },
    ];
    for (const other of others)
      expect(check([{ ...line, ...other }]).isMet, JSON.stringify(other)).toBe(false);
  });

  it('shows the line of the same type if the figure differs, and nothing if there is none', () => {
    const wrong = { ...line, kgCo2e: '1' };
    const missing = { ...line, scope: 2 };
    expect(check([line, wrong, missing])).toEqual({
      isMet: false,
      lines: [
        { expected: line, actualKgCo2e: '182.96', actualKgCo2Biogenic: '0' },
        { expected: wrong, actualKgCo2e: '182.96', actualKgCo2Biogenic: '0' },
        { expected: missing, actualKgCo2e: null, actualKgCo2Biogenic: null },
      ],
      problem: null,
    });
  });

  it('that states a problem is met by this problem in this field alone', () => {
    const reversed = { ...golden.activity, quantity: '-1' };
    expect(check({ problem: 'quantity_negative', field: 'value' }, reversed)).toEqual({
      isMet: true,
      lines: [],
      problem: 'quantity_negative (value)',
    });
    expect(check({ problem: 'quantity_too_large', field: 'value' }, reversed).isMet).toBe(false);
    expect(check({ problem: 'quantity_negative', field: 'date' }, reversed).isMet).toBe(false);
    expect(check([line], reversed)).toEqual({
      isMet: false,
      lines: [],
      problem: 'quantity_negative (value)',
    });
    expect(check({ problem: 'quantity_negative', field: 'value' })).toEqual({
      isMet: false,
      lines: [],
      problem: null,
    });
  });

  it('does not mistake a program error for a problem of the data', () => {
    const broken = {
      reference,
      get data() {
        throw new TypeError('broken');
      },
    } as never;
    expect(() => checkGoldenCase(broken, golden)).toThrow(TypeError);
  });
});
