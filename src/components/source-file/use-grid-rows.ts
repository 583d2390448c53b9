import { useEffect, useRef, useState } from 'react';
import { chunkRows, chunksOf, type RowWindow } from './grid-window';

export type GridCell = string | number | boolean | null;
export type ReadRows = (first: number, count: number) => Promise<readonly (readonly GridCell[])[]>;

/** Beyond this many, the chunks read first are dropped: a table may have 200,000 rows. */
const maxChunks = 20;

/** The rows in the window that are read so far; the rest is read and then drawn. A new `read` is a new table. */
export function useGridRows(read: ReadRows, shown: RowWindow) {
  const chunks = useRef(new Map<number, readonly (readonly GridCell[])[] | 'reading'>());
  const table = useRef(read);
  const [, redraw] = useState(0);
  if (table.current !== read) {
    table.current = read;
    chunks.current = new Map();
  }
  const wanted = chunksOf(shown).join(',');
  useEffect(() => {
    const known = chunks.current;
    for (const chunk of wanted === '' ? [] : wanted.split(',').map(Number)) {
      if (known.has(chunk)) continue;
      known.set(chunk, 'reading');
      read(chunk * chunkRows, chunkRows).then(
        (rows) => {
          known.set(chunk, rows);
          if (known.size > maxChunks) known.delete([...known.keys()][0] ?? chunk);
          redraw((count) => count + 1);
        },
        // Scrolling back here asks again.
        () => known.delete(chunk),
      );
    }
  }, [wanted, read]);
  return (row: number): readonly GridCell[] | null => {
    const rows = chunks.current.get(Math.floor(row / chunkRows));
    return rows === undefined || rows === 'reading' ? null : (rows[row % chunkRows] ?? []);
  };
}
