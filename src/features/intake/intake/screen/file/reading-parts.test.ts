import { describe, expect, it } from 'vitest';
import type { TableView } from '../../model';
import type { SheetFacts } from '../intake-tools';
import { headerRowsOf, readingParts, withReading } from './reading-parts';

const view: TableView = {
  sheet: 'Data',
  headerRow: 40,
  layout: 'rows',
  columns: [],
  dateOrder: 'dmy',
  decimal: null,
};
const sheetOf = (name: string, rowCount: number): SheetFacts => ({
  name,
  rowCount,
  columnCount: 3,
  isHidden: false,
});

describe('how a table was read', () => {
  it('offers to read columns of months or intervals as something else', () => {
    const parts = readingParts({ layout: 'months' });
    expect(parts).toContainEqual({ about: 'layout', isChangeable: true });
  });

  it('does not offer to change what the cells decide', () => {
    const parts = readingParts({ dateOrder: 'dmy', decimal: ',' });
    expect(parts.filter(({ isChangeable }) => !isChangeable).map(({ about }) => about)).toEqual([
      'dateOrder',
      'decimal',
    ]);
  });

  it('offers the first rows for the column names, and the row that was found', () => {
    const rows = headerRowsOf(view, [sheetOf('Data', 500)]);
    expect(rows).toHaveLength(31);
    expect(rows.at(-1)).toBe(40);
    expect(headerRowsOf({ ...view, headerRow: 0 }, [sheetOf('Data', 2)])).toEqual([0, 1]);
  });
});

describe('a change of how a table is read', () => {
  it('keeps everything else when the row of the column names is another', () => {
    expect(withReading({ sheet: 'Data', layout: 'rows' }, 'headerRow', 2)).toEqual({
      sheet: 'Data',
      layout: 'rows',
      headerRow: 2,
    });
  });
});
