import type { Remark } from '../../../model';
import { columnsOf } from '../find-table';
import { isShare, shownAt, type Table } from '../table';

/** Cells of amounts that are a share of something. They stay empty, and the file says so with an example. */
export function percentRemarks(tables: readonly Table[]): Remark[] {
  const found: { header: string; shown: string }[] = [];
  for (const table of tables) {
    const single = table.columns.filter(({ field }) => field === 'amount' || field === 'amountPart');
    const columns = [...single.map(({ column }) => column), ...columnsOf(table.layout)];
    for (let row = table.firstRow; row < table.sheet.rows.length; row += 1) {
      for (const column of columns) {
        if (!isShare(table, row, column)) continue;
        found.push({ header: table.headers[column] ?? '', shown: shownAt(table, row, column) });
      }
    }
  }
  const [first] = found;
  if (!first) return [];
  const isOneColumn = found.every(({ header }) => header === first.header);
  const place = isOneColumn && first.header !== '' ? first.header : null;
  return [{ code: 'percentages', place, params: { count: found.length, sample: first.shown } }];
}
