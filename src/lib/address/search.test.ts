import { describe, expect, it } from 'vitest';
import { day, flag, oneOf, searchOf, text, wholeNumber } from './search';

describe('the parameters of an address', () => {
  const read = searchOf({
    q: text(),
    page: wholeNumber(1, 50),
    tab: oneOf(['data', 'charts']),
    open: flag(),
  });

  it('are read by their readers, and no others are kept', () => {
    expect(read({ q: ' diesel ', page: '7', tab: 'charts', open: true, other: 1 })).toEqual({
      q: 'diesel',
      page: 7,
      tab: 'charts',
      open: true,
    });
  });

  it('count as missing when they cannot be read', () => {
    const unreadable = [
      { q: '', page: 0, tab: 'maps', open: 'yes' },
      { q: 'x'.repeat(101), page: 51, tab: 1, open: 1 },
      { q: ['a'], page: '', tab: null, open: null },
      { q: {}, page: '1.5', tab: undefined },
      { page: 'seven' },
      { page: Number.NaN },
      { page: [3] },
      { page: true },
    ];
    for (const search of unreadable) expect(read(search)).toEqual({});
  });

  it("are also removed from the router's address when they cannot be read", () => {
    const address = { q: ['a'], page: 0, tab: 'maps', open: 'yes', other: 1 };
    expect({ ...address, ...read(address) }).toEqual({ other: 1 });
  });

  it('keep a text of digits as text', () => {
    expect(read({ q: 2024 })).toEqual({ q: '2024' });
  });
});

describe('a text with a pattern', () => {
  it('is refused when it does not match', () => {
    const path = text({ pattern: /^\/(?![/\\])/, maxChars: 2000 });
    expect(path('/locations/3?page=2')).toBe('/locations/3?page=2');
    for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example'])
      expect(path(elsewhere)).toBeUndefined();
  });
});

describe('a day', () => {
  it('must exist in the calendar', () => {
    expect(day()('2024-02-29')).toBe('2024-02-29');
    for (const none of ['2023-02-29', '2024-2-9', '2024-13-01', '20240229', '', 20240229, null])
      expect(day()(none)).toBeUndefined();
  });
});
