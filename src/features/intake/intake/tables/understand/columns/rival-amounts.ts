import type { Table } from '../table';
import { unitOfHeader } from '../values/header-units';
import { normalise } from '../values/normalise';
import { factsOf } from './column-facts';
import { fieldsOf } from './header-fields';
import { exportWords, isOtherAmount } from './row-words';

const dateFields = new Set<string>(['day', 'month', 'year', 'time', 'days']);

/**
 * Columns that could be the amount as well as the proposed one: day and night, this meter and that one, four quarters.
 * Their headers say no more than that they are amounts in the same unit. None if the proposed one stands out.
 */
export function rivalAmounts({ columns, sheet, firstRow }: Table): number[] {
  const [proposed, ...others] = columns.filter(({ field }) => field === 'amount');
  if (!proposed || others.length > 0 || proposed.reason === 'answered') return [];
  const own = claimOf(proposed.header);
  const rivals = columns.filter(({ field, header, column }) => {
    if (own === null || field !== null || claimOf(header) !== own) return false;
    const { filled, numbers } = factsOf(sheet.rows, firstRow, column);
    return filled > 0 && numbers >= filled * 0.5;
  });
  return rivals.length === 0 ? [] : [proposed, ...rivals].map(({ column }) => column).sort((a, b) => a - b);
}

/** How surely a header says that it is an amount, and in which unit; null if it says something else. */
function claimOf(header: string): string | null {
  const name = normalise(header);
  // `Day (kWh)` names a tariff, and no date.
  const best = fieldsOf(header).find(({ field }) => !dateFields.has(field));
  if (best?.field !== 'amount' || isOtherAmount(name) || exportWords.test(name)) return null;
  return `${best.rank} ${unitOfHeader(header)?.toLowerCase() ?? ''}`;
}
