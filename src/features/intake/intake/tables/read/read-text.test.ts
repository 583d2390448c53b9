import { expect, it } from 'vitest';
import type { ReadPart } from '../../read-progress';
import { readTextTable } from './read-text';

const encode = (text: string) => new TextEncoder().encode(text);

function rowsOf(text: string) {
  const parts: ReadPart[] = [];
  const source = readTextTable(encode(text), (part) => parts.push(part));
  if (source.type !== 'table') throw new Error(source.type);
  return { rows: source.sheets[0]?.rows ?? [], parts };
}

it('tells how many rows of a large text are read so far', () => {
  const { rows, parts } = rowsOf(
    Array.from({ length: 300_000 }, (_, row) => (row < 100_000 ? `${row},kWh of a long row` : '')).join('\n'),
  );
  expect(rows).toHaveLength(100_000);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.at(-1)?.share).toBe(1);
  const counts = parts.map(({ count }) => count);
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
});

it.each([0, 1, 2, 3, 4, 5, 6])('loses nothing between two parts of a text, at letter %i', (shift) => {
  const long = 'x'.repeat(1_999_985 + shift);
  const { rows } = rowsOf(`a,b\r\n${long},"two\r\nlines, ""so"""\r\n1,2\r\n`);
  expect(rows).toEqual([
    ['a', 'b'],
    [long, 'two\r\nlines, "so"'],
    ['1', '2'],
  ]);
});
