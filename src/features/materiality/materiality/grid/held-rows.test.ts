import { expect, it } from 'vitest';
import { heldRows } from './held-rows';

const rows = (...ids: number[]) => ids.map((id) => ({ id, name: `now ${id}` }));
const idOf = ({ id }: { id: number }) => id;

it('keeps rows in place with their current values, whatever the filter matches', () => {
  const held = heldRows([3, 1, 2], { found: rows(1, 2), all: rows(1, 2, 3), idOf });
  expect(held).toEqual(rows(3, 1, 2));
});

it('adds new rows at the end and removes deleted rows', () => {
  expect(heldRows([3, 1], { found: rows(4, 1), all: rows(1, 4), idOf })).toEqual(rows(1, 4));
});
