import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateRange, formatRelativeTime, fromIsoDate, monthNames, toIsoDate } from './date';
import { chooseEmissionUnit, formatEmissions } from './emissions';
import { toLanguage } from './locale';
import {
  editOfGrouped,
  formatFileSize,
  formatNumber,
  formatPercent,
  parseNumber,
  readDigits,
} from './number';

const nbsp = '\u00a0';
const minus = '\u2212';

describe('a whole number', () => {
  it.each([
    ['12', 'en', 12],
    ['1,200', 'en', 1200],
    ['1,2005', 'en', 12005],
    [`1${nbsp}200`, 'pl', 1200],
    ['1.5', 'en', null],
    ['1,5', 'pl', null],
    ['-3', 'en', null],
    ['1e3', 'en', null],
    ['', 'en', null],
  ] as const)('%s in %s is read as %s: digits only', (text, language, value) => {
    expect(readDigits(text, language)).toBe(value);
  });
});

describe('numbers', () => {
  it('use the format of the language', () => {
    expect(formatNumber(1234.5, 'en')).toBe('1,234.5');
    expect(formatNumber(1234.5, 'pl')).toBe(`1${nbsp}234,5`);
    expect(formatNumber(-1234567.891, 'pl', { decimals: 3 })).toBe(`${minus}1${nbsp}234${nbsp}567,891`);
  });

  it('show a sign for differences and none for zero', () => {
    expect(formatNumber(12, 'en', { signed: true })).toBe('+12');
    expect(formatNumber(0, 'en', { signed: true })).toBe('0');
  });

  it.each([
    [0.0004, 'en', `<${nbsp}+0.001`],
    [-0.0004, 'en', `>${nbsp}${minus}0.001`],
    [-0.0004, 'pl', `>${nbsp}${minus}0,001`],
    [1e-12, 'pl', `<${nbsp}+0,001`],
    [0.0005, 'en', '+0.001'],
    [-1.5, 'pl', `${minus}1,500`],
  ] as const)('never show the change %d as zero where that is requested (%s)', (value, language, text) => {
    expect(formatNumber(value, language, { decimals: 3, signed: true, isNeverZero: true })).toBe(text);
  });

  it('show zero itself as zero, and need no plus sign below the smallest figure', () => {
    expect(formatNumber(0, 'en', { decimals: 3, signed: true, isNeverZero: true })).toBe('0.000');
    expect(formatNumber(0.0001, 'en', { isNeverZero: true })).toBe(`<${nbsp}0.01`);
    expect(formatPercent(-0.000001, 'pl', { maxDecimals: 2, isNeverZero: true })).toBe(
      `>${nbsp}${minus}0,01%`,
    );
  });

  it('never show a negative zero', () => {
    expect(formatNumber(-0.0001, 'en')).toBe('0');
  });

  it('as per cent have no space before the sign in either language', () => {
    expect(formatPercent(0.0712, 'en')).toBe('7.1%');
    expect(formatPercent(0.0712, 'pl')).toBe('7,1%');
  });

  // spec: errors.messages-file
  it('as file size have two decimals', () => {
    expect(formatFileSize(1_048_576, 'en')).toBe(`1.05${nbsp}MB`);
    expect(formatFileSize(5_000_000, 'pl')).toBe(`5,00${nbsp}MB`);
    expect(formatFileSize(10_000, 'pl')).toBe(`0,01${nbsp}MB`);
    expect(formatFileSize(1_840, 'pl')).toBe(`1,8${nbsp}kB`);
    expect(formatFileSize(1_000, 'en')).toBe(`1${nbsp}kB`);
    expect(formatFileSize(999, 'pl')).toBe(`999${nbsp}B`);
    expect(formatFileSize(27, 'en')).toBe(`27${nbsp}B`);
    expect(formatFileSize(0, 'en')).toBe(`0.00${nbsp}MB`);
  });

  it('as a limit or a total have no needless decimals, and a small rest is not zero', () => {
    expect(formatFileSize(20_000_000, 'en', { maxDecimals: 1 })).toBe(`20${nbsp}MB`);
    expect(formatFileSize(12_540_000, 'pl', { maxDecimals: 1 })).toBe(`12,5${nbsp}MB`);
    expect(formatFileSize(4_000, 'en', { maxDecimals: 1 })).toBe(`4${nbsp}kB`);
    expect(formatFileSize(0, 'pl', { maxDecimals: 1 })).toBe(`0${nbsp}MB`);
  });
});

describe('reading a typed number', () => {
  it.each([
    ['1,234.5', 'en', 1234.5],
    ['1234.5', 'en', 1234.5],
    ['1 234.5', 'en', 1234.5],
    ['12,5', 'en', 12.5],
    ['-3', 'en', -3],
    ['.5', 'en', 0.5],
    ['1 234,5', 'pl', 1234.5],
    [`1${nbsp}234,5`, 'pl', 1234.5],
    ['1.234.567,5', 'pl', 1234567.5],
    ['12.5', 'pl', 12.5],
    [`${minus}0,25`, 'pl', -0.25],
    ['0,125', 'en', 0.125],
    ['0,001', 'en', 0.001],
    ['00,250', 'en', 0.25],
    [',125', 'en', 0.125],
    ['1234,567', 'en', 1234.567],
    ['0.125', 'pl', 0.125],
    [`${minus}0.125`, 'pl', -0.125],
    ['1234.567', 'pl', 1234.567],
  ] as const)('takes %s in %s as %d', (text, language, value) => {
    expect(parseNumber(text, language)).toBe(value);
  });

  it.each([
    ['1.234', 'pl'],
    ['1,23,4', 'en'],
    ['12,34.5', 'en'],
    ['0,125.5', 'en'],
    ['0,125,000', 'en'],
    ['0.125,5', 'pl'],
    ['1.234.567', 'pl'],
    [',', 'en'],
    ['1,2,3', 'pl'],
    ['abc', 'en'],
    ['', 'pl'],
    ['1e5', 'en'],
    ['Infinity', 'en'],
    ['12 kg', 'pl'],
  ] as const)('refuses %s in %s instead of guessing', (text, language) => {
    expect(parseNumber(text, language)).toBeNull();
  });

  const language = fc.constantFrom('en', 'pl');

  it('reads back what it wrote', () => {
    const millionths = fc.integer({ min: -1e13, max: 1e13 }).map((count) => count / 1e6);
    fc.assert(
      fc.property(millionths, language, (value, spoken) => {
        expect(parseNumber(formatNumber(value, spoken, { maxDecimals: 6 }), spoken)).toBe(value);
      }),
    );
  });

  it("accepts the other language's decimal mark when it cannot be a thousands separator", () => {
    const typed = fc
      .tuple(fc.stringMatching(/^\d{1,9}$/), fc.stringMatching(/^\d{0,6}$/))
      .filter(([whole, decimals]) => whole.startsWith('0') || whole.length > 3 || decimals.length !== 3);
    fc.assert(
      fc.property(typed, language, ([whole, decimals], spoken) => {
        const mark = spoken === 'en' ? ',' : '.';
        expect(parseNumber(whole + mark + decimals, spoken)).toBe(Number(`${whole}.${decimals}`));
      }),
    );
  });

  it.each([
    ['4,000', '4,0000', 40_000],
    ['4,000', '4,00', 400],
    ['4,000', '14,000', 14_000],
    ['1,234,567.5', '1,24,567.5', 124_567.5],
    ['4,000', '1,5', 1.5],
    ['4,000', '5,000', 5000],
    ['4,000', '1,500', 1500],
    ['4,000', '', null],
  ])('takes what was made of %s, %s, for %s', (shown, edited, value) => {
    expect(parseNumber(editOfGrouped(shown, edited, 'en'), 'en')).toBe(value);
  });

  it('never takes possible thousands for decimals', () => {
    const thousands = fc.tuple(fc.stringMatching(/^[1-9]\d{0,2}$/), fc.stringMatching(/^\d{3}$/));
    fc.assert(
      fc.property(thousands, ([whole, digits]) => {
        expect(parseNumber(`${whole},${digits}`, 'en')).toBe(Number(whole + digits));
        expect(parseNumber(`${whole}.${digits}`, 'pl')).toBeNull();
      }),
    );
  });
});

describe('emissions', () => {
  it('switch to tonnes at one tonne', () => {
    expect(formatEmissions(999, 'en').text).toBe(`999${nbsp}kg CO₂e`);
    expect(formatEmissions(1000, 'en').text).toBe(`1${nbsp}t CO₂e`);
    expect(formatEmissions(12_345_678, 'pl').text).toBe(`12${nbsp}346${nbsp}t CO₂e`);
  });

  it('take their digits from their size', () => {
    expect(formatEmissions(9.994, 'en').value).toBe('9.99');
    expect(formatEmissions(9.996, 'en').value).toBe('10');
    expect(formatEmissions(99.96, 'en').value).toBe('100');
  });

  it('have no trailing zeros', () => {
    expect(formatEmissions(8500, 'en').text).toBe(`8.5${nbsp}t CO₂e`);
    expect(formatEmissions(50, 'pl').text).toBe(`50${nbsp}kg CO₂e`);
  });

  it('distinguish zero from almost zero', () => {
    expect(formatEmissions(0, 'en').value).toBe('0');
    expect(formatEmissions(0.001, 'en').value).toBe(`<${nbsp}0.01`);
    expect(formatEmissions(0.001, 'pl').value).toBe(`<${nbsp}0,01`);
  });

  it('share one unit in a column', () => {
    expect(chooseEmissionUnit([1, 20, 999.9])).toBe('kg CO₂e');
    expect(chooseEmissionUnit([1, -2000])).toBe('t CO₂e');
    expect(chooseEmissionUnit([])).toBe('kg CO₂e');
  });
});

describe('dates', () => {
  // spec: constants.date-formats, reports.constants.period
  it.each([
    ['DD.MM.YYYY', '05.03.2026', '05.03.2026'],
    ['DD/MM/YYYY', '05/03/2026', '05/03/2026'],
    ['DD MMM YYYY', '05 Mar 2026', '05 mar 2026'],
    ['MMM D, YYYY', 'Mar 5, 2026', '5 mar 2026'],
    ['MMM, YYYY', 'Mar, 2026', 'mar 2026'],
    ['MMMM YYYY', 'March 2026', 'marzec 2026'],
  ] as const)('have the form %s', (style, english, polish) => {
    expect(formatDate('2026-03-05', 'en', style)).toBe(english);
    expect(formatDate('2026-03-05', 'pl', style)).toBe(polish);
  });

  it('are empty rather than "Invalid Date"', () => {
    expect(formatDate('', 'en')).toBe('');
    expect(formatDate('2026-02-30', 'en')).toBe('');
    expect(formatDateRange('2026-01-01', '', 'en')).toBe('01 Jan 2026');
  });

  it('keep their day through a Date and back, also on days when the clock changes', () => {
    for (const day of ['2026-03-29', '2026-10-25', '2024-02-29', '1976-01-01']) {
      const local = fromIsoDate(day);
      expect(local && toIsoDate(local)).toBe(day);
    }
  });

  it('name months in the nominative in Polish', () => {
    expect(monthNames('pl')[0]).toBe('styczeń');
    expect(monthNames('en', 'short')).toHaveLength(12);
  });

  it('are described relative to an injected now', () => {
    const now = new Date('2026-06-15T12:00:00Z');
    expect(formatRelativeTime('2026-06-15T09:00:00Z', now, 'en')).toBe('3 hours ago');
    expect(formatRelativeTime('2026-06-17T12:00:00Z', now, 'pl')).toBe('pojutrze');
    expect(formatRelativeTime('2026-06-10T12:00:00Z', now, 'pl')).toBe('5 dni temu');
    expect(formatRelativeTime('2026-06-15T11:59:50Z', now, 'en')).toBe('now');
  });
});

describe('the language of a tag', () => {
  // spec: product.languages, constants.languages, knowledge-product.languages
  it('falls back to English', () => {
    expect(toLanguage('pl-PL')).toBe('pl');
    expect(toLanguage('de')).toBe('en');
    expect(toLanguage(undefined)).toBe('en');
  });
});
