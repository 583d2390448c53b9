import { describe, expect, test } from 'vitest';
import { filledText, fillText, writeRows, writeValue, writeWithUnit } from './write-value';

const en = { language: 'en', currency: 'EUR' } as const;
const pl = { language: 'pl', currency: 'PLN' } as const;

describe('values of a document', () => {
  test('take their digits from their size, in the language of the document', () => {
    expect(writeValue(26910.4, 'kWh/year', en)).toBe('26,910');
    expect(writeValue(26910.4, 'kWh/year', pl)).toBe('26\u00a0910');
    expect(writeValue(9.5724, 't CO2e', pl)).toBe('9,57');
    expect(writeValue(0.1915, 'money/kWh', en)).toBe('0.1915');
    expect(writeValue(0.003412, 'kg CO2e/km', en)).toBe('0.003412');
    expect(writeValue(-195.1069, 'money/t CO2e', en)).toBe('\u2212195.1');
    expect(writeValue(0, 't CO2e', en)).toBe('0');
  });

  test('show a dash for a missing value, and words unchanged', () => {
    expect(writeValue(null, 'years', en)).toBe('–');
    expect(writeValue('Yes', '', en)).toBe('Yes');
  });

  test('write a year, which has no unit, without a thousands separator', () => {
    expect(writeWithUnit(2027, '', en)).toBe('2027');
    expect(writeValue(2027, '', pl)).toBe('2027');
    expect(writeValue(2027, '1', en)).toBe('2,027');
    expect(writeValue(12500, '', en)).toBe('12,500');
  });

  test('write shares in per cent', () => {
    expect(writeWithUnit(0.03, 'share', en)).toBe('3%');
    expect(writeWithUnit(0.005, '1/year', pl)).toBe('0,5%');
  });

  test('write a share with the digits it was given, and never a small one as zero', () => {
    expect(writeValue(0.0725, 'share', pl)).toBe('7,25%');
    expect(writeValue(0.0056, 'share', en)).toBe('0.56%');
    expect(writeValue(0.0004, 'share', en)).toBe('0.04%');
    expect(writeValue(0.07, 'share', en)).toBe('7%');
    expect(writeValue(1.254, 'share', en)).toBe('125.4%');
  });

  test('name their unit in words of the language', () => {
    expect(writeWithUnit(0.19, 'money/kWh', pl)).toBe('0,19\u00a0PLN/kWh');
    expect(writeWithUnit(2500, 'h/year', pl)).toBe('2\u00a0500\u00a0h/rok');
    expect(writeWithUnit(3.2, 't CO2e', en)).toBe('3.2\u00a0t CO₂e');
    expect(writeWithUnit(1.15, '1', en)).toBe('1.15');
  });
});

describe('a column whose rows name their units', () => {
  const unit = { key: 'unit', label: '', unit: null, isNumber: false };
  const table = (isOfRowUnit: boolean) => ({
    type: 'table' as const,
    title: '',
    columns: [
      unit,
      { key: 'n', label: '', unit: null, isNumber: true, ...(isOfRowUnit ? { isOfRowUnit } : {}) },
    ],
    rows: [
      ['t CO₂e', 1983.5],
      ['t CO₂e', 52.4812],
      ['%', 89.1],
      ['MWh', 12],
    ],
    total: null,
    note: null,
  });
  const written = (isOfRowUnit: boolean) =>
    writeRows(table(isOfRowUnit), { ...en, form: 3 }).map((row) => row[1]);

  test('has one precision for each unit where it requests it, and one decimal in percentages', () => {
    expect(written(true)).toEqual(['1,984', '52', '89.1', '12']);
  });

  test('is written as in earlier issues where it does not', () => {
    expect(written(false)).toEqual(['1,984', '52.48', '89.1', '12']);
  });
});

test('counts years as each language does', () => {
  const inPolish = [1, 2, 5, 22, 25, 1.73].map((years) => writeWithUnit(years, 'years', pl));
  expect(inPolish).toEqual(['1 rok', '2 lata', '5 lat', '22 lata', '25 lat', '1,73 roku'].map(unbroken));
  expect([1, 2, 1.7].map((years) => writeWithUnit(years, 'years', en))).toEqual(
    ['1 year', '2 years', '1.7 years'].map(unbroken),
  );
});

function unbroken(text: string): string {
  return text.replace(' ', '\u00a0');
}

describe('texts of a document', () => {
  const variables = [
    { name: 'npv', value: 18676.47, unit: 'money' },
    { name: 'life', value: 10, unit: 'years' },
    { name: 'payback', value: null, unit: 'years' },
  ];

  // spec: scenarios.screens.report
  test('get the values of their names; money includes its currency, other units are in the sentence', () => {
    expect(filledText('Value {npv} over {life} years, back after {payback} years.', variables, en)).toBe(
      'Value 18,676\u00a0EUR over 10 years, back after – years.',
    );
  });

  test('separate figures from text, so that a figure can open its trail', () => {
    expect(fillText('{npv} in {unheard}', variables, en)).toEqual([
      { text: '18,676\u00a0EUR', variable: 'npv' },
      { text: ' in ' },
      { text: '–' },
    ]);
  });
});

test('give numbers in a column the decimals of the largest, unless their units differ', () => {
  const column = { key: 'a', label: 'A', isNumber: true };
  const table = (unit: string | null) => ({
    type: 'table' as const,
    title: '',
    columns: [{ ...column, unit }],
    rows: [[9.5724], [95.7], [null]],
    total: [105.2724],
    note: null,
  });
  expect(writeRows(table('t CO2e'), en).flat()).toEqual(['9.6', '95.7', '–', '105.3']);
  expect(writeRows(table(null), en).flat()).toEqual(['9.57', '95.7', '–', '105.3']);
});

test('give a column of mixed sizes two digits for the smallest number, or each number its own', () => {
  const columnOf = (...values: number[]) =>
    writeRows(
      {
        type: 'table',
        title: '',
        total: null,
        note: null,
        columns: [{ key: 'a', label: '', unit: 't CO2e', isNumber: true }],
        rows: values.map((value) => [value]),
      },
      en,
    ).flat();
  expect(columnOf(1200.4, 5.36)).toEqual(['1,200.4', '5.4']);
  expect(columnOf(150.2, 0.052)).toEqual(['150.200', '0.052']);
  expect(columnOf(26_910.4, 0.003412)).toEqual(['26,910', '0.003412']);
  expect(columnOf(0, 0.5)).toEqual(['0.0000', '0.5000']);
  expect(columnOf(1200, 5)).toEqual(['1,200', '5']);
});

describe('a document of form 2', () => {
  const form = { ...en, form: 2 } as const;
  const tableOf = (column: { unit: string | null; isChange?: boolean }, ...values: (number | null)[]) =>
    writeRows(
      {
        type: 'table',
        title: '',
        total: null,
        note: null,
        columns: [{ key: 'a', label: '', isNumber: true, ...column }],
        rows: values.map((value) => [value]),
      },
      form,
    ).flat();

  test('writes every percentage with one decimal', () => {
    expect(tableOf({ unit: 'share' }, 0.04, 0.002553, 1, 0.0004, 0, null)).toEqual([
      '4.0%',
      '0.3%',
      '100.0%',
      '<\u00a00.1%',
      '0.0%',
      '–',
    ]);
    expect(writeValue(0.0726, 'share', { ...pl, form: 2 })).toBe('7,3%');
  });

  test('writes changes with their sign', () => {
    const column = { unit: 'share', isChange: true };
    expect(tableOf(column, 0.04, -0.002553, 0)).toEqual(['+4.0%', '\u22120.3%', '0.0%']);
    expect(tableOf({ unit: 't CO2e', isChange: true }, 12.5, -3)).toEqual(['+12.50', '\u22123.00']);
    expect(tableOf({ unit: 't CO2e', isChange: true }, 820.16, -0.016)).toEqual([
      '+820.2',
      '>\u00a0\u22120.1',
    ]);
  });

  test('gives a column one precision, however far apart its numbers are', () => {
    expect(tableOf({ unit: 't CO2e' }, 26_910.4, 0.003412)).toEqual(['26,910.40', '<\u00a00.01']);
  });
});
