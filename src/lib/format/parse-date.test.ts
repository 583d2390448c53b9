import { describe, expect, it } from 'vitest';
import { parseDay } from './parse-date';

describe('a typed day', () => {
  it.each(['5/3/2026', '05/03/2026', '5.3.2026', '5 Mar 2026', 'Mar 5, 2026', '5 march 2026', '2026-03-05'])(
    'is read in English as %s',
    (text) => {
      expect(parseDay(text, 'en')).toBe('2026-03-05');
    },
  );

  it.each(['5.03.2026', '05.03.2026', '5 mar 2026', '5 marca 2026', '5 marzec 2026', '2026-03-05'])(
    'is read in Polish as %s',
    (text) => {
      expect(parseDay(text, 'pl')).toBe('2026-03-05');
    },
  );

  it('is read with each Polish month in the form used with a day', () => {
    const months =
      'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia';
    expect(months.split(' ').map((month) => parseDay(`1 ${month} 2026`, 'pl')?.slice(5, 7))).toEqual(
      Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')),
    );
  });

  it.each(['', '5', '5/3', '5/3/26', '31/02/2026', '5/13/2026', 'soon', '1/2/3/2026'])(
    'is not guessed from "%s"',
    (text) => {
      expect(parseDay(text, 'en')).toBeNull();
    },
  );
});
