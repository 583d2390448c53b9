import type { Remark } from '../../../model';
import type { Table } from '../table';
import { unitOfHeader } from '../values/header-units';
import { normalise } from '../values/normalise';
import { factsOf } from './column-facts';
import { exportWords, isOtherAmount } from './row-words';

const maxNamed = 10;

/**
 * Columns of numbers in a unit of energy or volume that nothing is made of, such as water beside electricity. Those to
 * compare with, rates, and what flows out say themselves that they are no amount used.
 */
export function unreadColumns({ columns, layout, sheet, firstRow }: Table): Remark[] {
  if (layout.type !== 'rows') return [];
  const unread = columns.filter(({ field, header, column }) => {
    const name = normalise(header);
    if (field !== null || unitOfHeader(header) === null) return false;
    if (/\bper\b|\//.test(header) || isOtherAmount(name) || exportWords.test(name)) return false;
    const { filled, numbers } = factsOf(sheet.rows, firstRow, column);
    return filled > 0 && numbers >= filled * 0.8;
  });
  if (unread.length === 0) return [];
  const names = unread.slice(0, maxNamed).map(({ header }) => header);
  const more = unread.length > maxNamed ? ', …' : '';
  return [
    { code: 'columnsNotRead', place: null, params: { count: unread.length, names: names.join(', ') + more } },
  ];
}
