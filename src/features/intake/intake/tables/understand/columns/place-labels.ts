import type { Cell } from '../../../model';
import { isUnit } from '../values/header-units';
import { fieldsOf } from './header-fields';

/** A name in a row of its own, with its column. */
export type LoneName = { column: number; text: string };

/** The only text of a row: `Warehouse`, or what is labelled as a site: `Site: Warehouse` in one cell or two. */
export function loneName(cells: readonly Cell[]): LoneName | null {
  const filled = cells.flatMap((cell, column) => (cell === null ? [] : [{ column, text: cell }]));
  const [first, second, ...others] = filled;
  if (!first || typeof first.text !== 'string' || others.length > 0) return null;
  const [label = '', ...rest] = first.text.split(':');
  const labelled = fieldsOf(label).find(({ rank }) => rank === 0)?.field;
  if (second) {
    const isName = typeof second.text === 'string' && !isUnit(second.text) && !isHeader(second.text);
    return labelled === 'location' && isName ? { column: second.column, text: String(second.text) } : null;
  }
  if (rest.length === 0 || labelled === undefined) return { column: first.column, text: first.text };
  // Another label names something else, such as a meter.
  return labelled === 'location' ? { column: first.column, text: rest.join(':').trim() } : null;
}

function isHeader(text: string): boolean {
  return fieldsOf(text).some(({ rank }) => rank === 0);
}
