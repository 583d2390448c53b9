import { expect, it } from 'vitest';
import { chunksOf, drawnRows, rowHeightPx, scrollLeftFor, scrollTopFor } from './grid-window';

it('draws the visible rows and some around them, however long the table is', () => {
  const drawn = drawnRows({ scrollTop: 100_000 * rowHeightPx, height: 560, rowCount: 200_000 });
  expect(drawn).toEqual({ first: 99_980, count: 60 });
});

it('draws all rows of a short table and none of an empty one', () => {
  expect(drawnRows({ scrollTop: 0, height: 560, rowCount: 3 })).toEqual({ first: 0, count: 3 });
  expect(drawnRows({ scrollTop: 0, height: 560, rowCount: 0 })).toEqual({ first: 0, count: 0 });
});

it('draws something after a longer table was replaced by a shorter one', () => {
  expect(drawnRows({ scrollTop: 90_000, height: 560, rowCount: 10 })).toEqual({ first: 10, count: 0 });
});

it('reads the chunks that the rows are in', () => {
  expect(chunksOf({ first: 190, count: 20 })).toEqual([0, 1]);
  expect(chunksOf({ first: 0, count: 0 })).toEqual([]);
});

it('scrolls to a row only if it is out of sight', () => {
  const place = { scrollTop: 0, height: 560, headPx: 60 };
  expect(scrollTopFor(3, place)).toBeNull();
  expect(scrollTopFor(100, place)).toBe(100 * rowHeightPx - 250);
});

it('scrolls sideways to a column only if it is out of sight, also behind the row numbers', () => {
  const box = { scrollLeft: 100, clientWidth: 400 };
  expect(scrollLeftFor({ offsetLeft: 200, offsetWidth: 150 }, box, 40)).toBe(100);
  expect(scrollLeftFor({ offsetLeft: 900, offsetWidth: 100 }, box, 40)).toBe(750);
  expect(scrollLeftFor({ offsetLeft: 120, offsetWidth: 100 }, box, 40)).toBe(0);
});
