import type { EvidenceValue } from '#api/contract/intake/evidence';
import { headerEvidence, type Table } from '../table';
import { unitOfHeader } from '../values/header-units';

/** What a column of amounts is about: its header without the unit. */
export function itemOfHeader(table: Table, column: number): { item: string; values: EvidenceValue[] } | null {
  const header = table.headers[column] ?? '';
  const unit = unitOfHeader(header);
  const bare = header.replace(/[[(][^\])]*[\])]/g, ' ');
  const item = (unit === null ? bare : bare.replace(unit, ' ')).replace(/[\s_,:;-]+/g, ' ').trim();
  return item === '' ? null : { item, values: headerEvidence(table, 'item', column, header) };
}
