import { expect, it } from 'vitest';
import { heldRows } from './held-rows';

const rows = (...ids: number[]) => ids.map((id) => ({ id, name: `now ${id}` }));
const idOf = ({ id }: { id: number }) => id;

it('rows keep their place and show what they are now, whatever the filter leaves', () => {
  const held = heldRows([3, 1, 2], { found: rows(1, 2), all: rows(1, 2, 3), idOf });
  expect(held).toEqual(rows(3, 1, 2));
});

it('new rows follow at the end, and rows that are gone are left out', () => {
  expect(heldRows([3, 1], { found: rows(4, 1), all: rows(1, 4), idOf })).toEqual(rows(1, 4));
});
