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
  const item = (unit === null ? bare : bare.replace(unit, ' ')).replace(/[\s_,:;-]+/g, ' ').trim();
  return item === '' ? null : { item, values: headerEvidence(table, 'item', column, header) };
}
