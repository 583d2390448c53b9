import type { EvidenceValue } from '#api/contract/intake/evidence';
import { itemWords } from '../columns/row-words';
import { headerEvidence, type Table } from '../table';
import { unitOfHeader } from '../values/header-units';
import { normalise } from '../values/normalise';

/**
 * What a column of amounts is about: its header without the unit, if the header names an energy or is one of several
 * such columns.
 */
export function itemOfHeader(
  table: Table,
  column: number,
  isSeveral: boolean,
): { item: string; values: EvidenceValue[] } | null {
  const header = table.headers[column] ?? '';
  if (!isSeveral && !itemWords.test(normalise(header))) return null;
  const unit = unitOfHeader(header);
  const bare = header.replace(/[[(][^\])]*[\])]/g, ' ');
  // The unit is a word of its own: `Diesel (l)` keeps its last letter.
  const words = bare.split(/[\s_,:;/-]+/).filter((word) => word !== '' && word !== unit);
  const item = words.join(' ');
  return item === '' ? null : { item, values: headerEvidence(table, 'item', column, header) };
}
