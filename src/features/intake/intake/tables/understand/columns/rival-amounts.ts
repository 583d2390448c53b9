import type { Cell } from '../../../model';
import { exactSum } from '../../intervals/exact-sum';
import type { Table } from '../table';
import { unitOfHeader } from '../values/header-units';
import { normalise } from '../values/normalise';
import { readNumber } from '../values/numbers';
import { factsOf, isMark, isNumber } from './column-facts';
import { fieldsOf } from './header-fields';
import { isVagueAmount } from './match-columns';
import { exportWords, isOtherAmount, tariffWords } from './row-words';

/** The user said so, or the other columns add up to it. */
const decidedReasons = new Set<string | null>(['answered', 'content']);
const dateFields = new Set<string>(['day', 'month', 'year', 'time', 'days']);

/**
 * Columns that could be the amount as well as the proposed one: day and night, this meter and that one, four quarters.
 * Their headers say no more than that they are amounts in the same unit. None if the proposed one stands out.
 */
export function rivalAmounts({ columns, sheet, firstRow }: Table): number[] {
  const [proposed, ...others] = columns.filter(({ field }) => field === 'amount');
  if (!proposed || others.length > 0 || decidedReasons.has(proposed.reason)) return [];
  const own = claimOf(proposed.header);
  const isPriced = columns.some(({ field }) => field === 'currency' || field === 'nights');
  const rivals = columns.filter(
    ({ field, header, column }) =>
      own !== null &&
      field === null &&
      claimOf(header) === own &&
      !(isPriced && isVagueAmount(header)) &&
      hasNumbers(sheet, firstRow, column),
  );
  return rivals.length === 0 ? [] : [proposed, ...rivals].map(({ column }) => column).sort((a, b) => a - b);
}

/** The column that has the sum of the others in each row, so that it is the amount; null if there is none. */
export function totalOf({ sheet, firstRow }: Table, rivals: readonly number[]): number | null {
  if (rivals.length < 3) return null;
  const rows = sheet.rows.slice(firstRow, firstRow + sampleRows).flatMap((cells) => {
    const row = rivals.map((column) => numberOf(cells[column] ?? null));
    return row.some((number) => number !== 0) ? [row] : [];
  });
  const at = rivals.findIndex((_, index) =>
    rows.every((row) => {
      const others = exactSum(row.filter((__, other) => other !== index));
      return others === row[index] && others !== 0;
    }),
  );
  return rows.length > 0 ? (rivals[at] ?? null) : null;
}

const sampleRows = 300;

/** A blank cell counts as 0; a number that could be two is none, and equals no sum. */
function numberOf(cell: Cell): number {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'string' || isMark(cell) || !isNumber(cell)) return 0;
  return readNumber(cell, null) ?? Number.NaN;
}

/** Whether a header names a sum, which would count its parts twice if it was added to them. */
export function namesSum(header: string): boolean {
  return /\b(totals?|sum|gesamt|summe|razem|suma|lacznie|ogolem)\b/.test(normalise(header));
}

/** Where no column is an amount: those of a tariff, such as `HT` and `NT`, if there are several in one unit. */
export function tariffColumns({ columns, sheet, firstRow }: Table): number[] {
  const found = columns.filter(({ field, header, column }) => {
    const name = normalise(header);
    if (
      field !== null ||
      !tariffWords.test(name) ||
      isOtherAmount(name) ||
      exportWords.test(name) ||
      edgeWords.test(name)
    )
      return false;
    return fieldsOf(header)[0]?.field !== 'other' && hasNumbers(sheet, firstRow, column);
  });
  const units = new Set(found.map(({ header }) => unitOfHeader(header)?.toLowerCase()));
  return found.length > 1 && units.size === 1 ? found.map(({ column }) => column) : [];
}

/** Readings at the start and at the end of a period. */
const edgeWords =
  /\b(start|end|begin|first|last|opening|closing|previous|current|old|new|anfang|ende|alt|neu|poczat\w*|konc\w*|koniec|poprzedni\w*|biezac\w*|star[aey]|now[aey])\b/;

function hasNumbers({ rows }: Table['sheet'], firstRow: number, column: number): boolean {
  const { filled, numbers } = factsOf(rows, firstRow, column);
  return filled > 0 && numbers >= filled * 0.5;
}

/** How surely a header says that it is an amount, and in which unit; null if it says something else. */
function claimOf(header: string): string | null {
  const name = normalise(header);
  // `Day (kWh)` names a tariff, and no date.
  const best = fieldsOf(header).find(({ field }) => !dateFields.has(field));
  if (best?.field !== 'amount' || isOtherAmount(name) || exportWords.test(name)) return null;
  return `${best.rank} ${unitOfHeader(header)?.toLowerCase() ?? ''}`;
}
