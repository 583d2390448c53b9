import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isIsoDate } from '#api/domain/calendar/calendar';
import { Decimal } from '#api/domain/units/decimal';
import { fieldIssues } from './field-issue';
import {
  amount,
  date,
  idOrAllParam,
  idParam,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from './fields';
import { fieldMessage } from './messages';

describe('a date', () => {
  it('is a day of the calendar; otherwise exactly one reason is given', () => {
    const days = [
      '2024-02-29',
      '1900-01-01',
      '2200-12-31',
      '1899-12-31',
      '2201-01-01',
      '0000-01-01',
      '9999-12-31',
    ];
    for (const day of [...days, '2025-02-29', '20250-01-01', '', 'x'])
      expect(date.safeParse(day).success, day).toBe(isIsoDate(day));
    const said = (day: string) =>
      fieldIssues(date.safeParse(day).error ?? new z.ZodError([])).map((issue) => fieldMessage('en', issue));
    expect(said('0000-01-01')).toEqual(['The date must be between 1900 and 2200']);
    expect(said('0000-02-30')).toEqual(['Enter a valid date']);
  });
});

describe('an amount', () => {
  it('is stored with nine decimals, and does not change afterwards', () => {
    expect(amount.parse(1000 / 3)).toBe(333.333333333);
    expect(amount.parse(0.123456789)).toBe(0.123456789);
    expect(amount.parse(999_999_999_999.5)).toBe(999_999_999_999.5);
    const entered = fc.double({ min: 1e-9, max: 1e12, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(entered, (value) => {
        const taken = amount.parse(value);
        expect(amount.parse(taken)).toBe(taken);
        // As it is sent to the database: in the shortest text for this number.
        expect(new Decimal(String(taken)).decimalPlaces()).toBeLessThanOrEqual(9);
        expect(Math.abs(taken - value)).toBeLessThanOrEqual(1e-9);
      }),
    );
  });

  it('may be zero, because no use differs from no report', () => {
    for (const zero of [0, -0]) expect(String(amount.parse(zero))).toBe('0');
  });

  it('that rounds to zero at nine decimals, or is below zero, is refused', () => {
    expect(amount.parse(1e-9)).toBe(1e-9);
    for (const value of [4e-10, 1e-320, -4e-10, -1]) expect(amount.safeParse(value).success).toBe(false);
  });
});

describe('a text on one line', () => {
  const line = optionalLine(8);

  it('is trimmed, and becomes null if only spaces were entered', () => {
    expect(line.parse('  PL 47 \n')).toBe('PL 47');
    for (const empty of ['', '  ', null, undefined]) expect(line.parse(empty)).toBeNull();
  });

  it('with line breaks or other control characters is refused, in both languages', () => {
    for (const text of ['1\n2', '1\r\n2', '1\t2', '1\u00002', '1\u20282', '1\u00852']) {
      const [issue] = fieldIssues(line.safeParse(text).error ?? new z.ZodError([]));
      expect(issue && [fieldMessage('en', issue), fieldMessage('pl', issue)], JSON.stringify(text)).toEqual([
        'Write this on one line, without line breaks or tabs',
        'Wpisz tekst w jednym wierszu, bez tabulatorów',
      ]);
    }
    expect(line.safeParse('123456789').success).toBe(false);
    expect(line.parse('ąę-Ω 🌍')).toBe('ąę-Ω 🌍');
  });
});

describe('any text', () => {
  it('with a mark that changes the text direction is refused, in both languages', () => {
    for (const schema of [requiredLine(), optionalLine(), requiredText(99), optionalText(99)])
      for (const mark of ['\u202a', '\u202e', '\u2066', '\u2069']) {
        const [issue] = fieldIssues(schema.safeParse(`gpj.${mark}fdp`).error ?? new z.ZodError([]));
        expect(issue && [fieldMessage('en', issue), fieldMessage('pl', issue)], mark).toEqual([
          'This text contains invisible characters. Type it instead of pasting it',
          'Ten tekst zawiera niewidoczne znaki. Wpisz go, zamiast wklejać',
        ]);
      }
    for (const name of ['שלום', 'سلام', 'Żółć\u200d🌍']) expect(requiredLine().parse(name)).toBe(name);
  });

  it('without a visible character counts as empty', () => {
    for (const unseen of ['\u200b', '\u2060\u00ad', '\u3164', ' \u2800 ', '\ufeff\u200d']) {
      for (const schema of [requiredLine(), requiredText(99)])
        expect(schema.safeParse(unseen).success, JSON.stringify(unseen)).toBe(false);
      for (const schema of [optionalLine(), optionalText(99)]) expect(schema.parse(unseen)).toBeNull();
    }
    expect(optionalText(99).safeParse('\u0000').success).toBe(false);
    expect(optionalText(99).safeParse('\u202e').success).toBe(false);
  });

  it('of several lines may have breaks and tabs, but no other control characters', () => {
    expect(requiredText(99).parse('one\r\ntwo\n\tthree')).toBe('one\r\ntwo\n\tthree');
    for (const text of ['a\u0007b', 'a\u001bb', 'a\u0085b'])
      expect(requiredText(99).safeParse(text).success).toBe(false);
    expect([requiredText(99), requiredLine()].map((schema) => schema.safeParse(' \n ').success)).toEqual([
      false,
      false,
    ]);
    expect(optionalText(99).parse(' \n ')).toBeNull();
  });
});

describe('a number in an address', () => {
  it('is accepted in digits only', () => {
    expect([idParam.parse('101'), idParam.parse(101), idOrAllParam.parse('0')]).toEqual([101, 101, 0]);
    for (const text of [
      '0x65',
      '0b11',
      '101.0',
      '1e2',
      '+1',
      '-1',
      ' 101',
      '101 ',
      '0101',
      '',
      '0',
      '2147483648',
    ])
      expect(idParam.safeParse(text).success, text).toBe(false);
    for (const text of ['', ' ', '00', '0x0', '-0'])
      expect(idOrAllParam.safeParse(text).success, text).toBe(false);
  });
});
