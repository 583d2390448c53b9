import { describe, expect, it } from 'vitest';
import { dayText } from '../../intervals/days';
import { ordersOf, readMoment, readMonth, readTime, splitRange } from './dates';
import { currencyOf, unitOfHeader } from './header-units';
import { normalise } from './normalise';
import { isNumberText, readNumber, unitBehind } from './numbers';

describe('numbers', () => {
  it.each([
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['9,01', 9.01],
    ['0,500', 0.5],
    ['0.125', 0.125],
    ['1234,567', 1234.567],
    ['1.234.567', 1_234_567],
    ["1'234.50", 1234.5],
    ['1 234,5', 1234.5],
    ['1\u00a0234', 1234],
    ['-5', -5],
    ['−5,5', -5.5],
    ['5-', -5],
    ['(1,234.50)', -1234.5],
    ['€ 12.50', 12.5],
    ['-$12.50', -12.5],
    ['123,4 kWh', 123.4],
    ['12 m³', 12],
    ['1.5E+3', 1500],
    ['.5', 0.5],
  ])('reads %s as %s, whatever the decimal mark', (text, number) => {
    expect(readNumber(text, null)).toBe(number);
  });

  it.each(['1.234', '1,234', '123,456'])('reads %s only if the decimal mark is known', (text) => {
    expect(readNumber(text, null)).toBeNull();
    const other = text.includes('.') ? ',' : '.';
    expect(readNumber(text, other)).toBe(Number(text.replace(/[.,]/, '')));
    expect(readNumber(text, text.includes('.') ? '.' : ',')).toBe(Number(text.replace(',', '.')));
  });

  it.each([
    '',
    'abc',
    '12 Main Street',
    '01.01.2025',
    '1.23.4',
    '1,23,4.5',
    '12:30',
    '1.2.3',
    '--5',
    '1 23 4',
    '45 %',
  ])('takes %j for no number', (text) => {
    expect(readNumber(text, '.')).toBeNull();
    expect(isNumberText(text)).toBe(false);
  });

  it('finds the unit behind a number', () => {
    expect([unitBehind('12 kWh'), unitBehind('12'), unitBehind('12 EUR')]).toEqual(['kWh', null, null]);
  });
});

describe('dates', () => {
  const read = (text: string, order: 'dmy' | 'mdy' | null = null) => {
    const moment = readMoment(text, order);
    return moment && `${dayText(moment.day)}${moment.minutes === null ? '' : ` ${moment.minutes}`}`;
  };

  it.each([
    ['2025-01-31', '2025-01-31'],
    ['2025/1/5', '2025-01-05'],
    ['20250131', '2025-01-31'],
    ['2025-01-31T00:30:00Z', '2025-01-31 30'],
    ['2025-03-30T01:00:00+01:00', '2025-03-30 60'],
    ['01.02.2025', '2025-02-01'],
    ['1.2.25', '2025-02-01'],
    ['31/01/2025', '2025-01-31'],
    ['01/31/2025 11:30 PM', '2025-01-31 1410'],
    ['05/05/2025', '2025-05-05'],
    ['26 Aug 2019 00:30:00', '2019-08-26 30'],
    ['Aug 26, 2019', '2019-08-26'],
    ['26. März 2019', '2019-03-26'],
    ['5 października 2024', '2024-10-05'],
    ['26-Sep-24', '2024-09-26'],
    ['2025-01-31 24:00', '2025-01-31 1440'],
  ])('reads %s as %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('reads a date that could be two only if the order is known', () => {
    expect([read('03/04/2025'), read('03/04/2025', 'dmy'), read('03/04/2025', 'mdy')]).toEqual([
      null,
      '2025-04-03',
      '2025-03-04',
    ]);
    expect(['03/04/2025', '13/04/2025', '04/13/2025', '01.02.2025'].map(ordersOf)).toEqual([
      ['dmy', 'mdy'],
      ['dmy'],
      ['mdy'],
      null,
    ]);
    expect(['25-01-31', '31-01-25', '10/11/12', '99-12-31'].map(ordersOf)).toEqual([
      ['ymd', 'dmy'],
      ['dmy'],
      ['ymd', 'dmy', 'mdy'],
      ['ymd'],
    ]);
  });

  it.each(['31.02.2025', '2025-13-01', 'soon', '12', '32 Aug 2019', '2025-01-01 25:00'])(
    'takes %s for no date',
    (text) => {
      expect(read(text, 'dmy')).toBeNull();
    },
  );

  it('reads months, times and ranges', () => {
    const months = [
      '2025-01',
      '01/2025',
      'Jan 2025',
      'styczeń 2025',
      'Mär 25',
      'Grudzień',
      '2025-03-01',
      '13/2025',
    ];
    expect(months.map((text) => readMonth(text))).toEqual([
      { year: 2025, month: 1 },
      { year: 2025, month: 1 },
      { year: 2025, month: 1 },
      { year: 2025, month: 1 },
      { year: 2025, month: 3 },
      { year: null, month: 12 },
      { year: 2025, month: 3 },
      null,
    ]);
    expect(['00:30', '[24:00]', '24:30', '7:05', '12'].map((text) => readTime(text))).toEqual([
      30,
      1440,
      undefined,
      425,
      undefined,
    ]);
    expect(splitRange('01.01.2025 - 31.01.2025')).toEqual(['01.01.2025', '31.01.2025']);
    expect(splitRange('2025-01-01 to 2025-01-31')).toEqual(['2025-01-01', '2025-01-31']);
    expect(splitRange('2025-01-01')).toBeNull();
  });
});

describe('headers', () => {
  it('finds units and currencies in headers', () => {
    const headers = [
      'Verbrauch [kWh]',
      'billed_kwh',
      'Gas (m³)',
      'kWh_1',
      'Menge (Liter)',
      'Cost ($)',
      'Usage',
      'Gas in m3',
    ];
    expect(headers.map(unitOfHeader)).toEqual(['kWh', 'kwh', 'm³', 'kWh', 'Liter', null, null, 'm3']);
    expect(['Cost ($)', 'Kwota [zł]', 'Betrag EUR', 'Betrag (€)', 'Usage'].map(currencyOf)).toEqual([
      '$',
      'PLN',
      'EUR',
      'EUR',
      null,
    ]);
  });

  it('folds accents, case and punctuation', () => {
    expect(normalise('Zużycie_Łączne (m³) – Größe')).toBe('zuzycie laczne m3 grosse');
  });
});
