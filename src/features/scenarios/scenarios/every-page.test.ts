import { expect, it } from 'vitest';
import { everyPage } from './every-page';

it.each([0, 1, 100, 101, 250])('reads all of %i rows, a hundred at a time', async (count) => {
  const all = Array.from({ length: count }, (_, index) => index);
  const asked: number[] = [];
  const rows = await everyPage(async (page) => {
    asked.push(page);
    return { data: all.slice((page - 1) * 100, page * 100), pages: Math.ceil(count / 100) };
  });
  expect(rows).toEqual(all);
  expect(asked).toHaveLength(Math.max(1, Math.ceil(count / 100)));
});
