import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { type PasteColumn, plain, writtenAs } from './columns';
import type { RowProblem } from './problems';

/** A cell with its column name from the first row. */
export type Cell = { column: string; value: string };
export type Cells = Partial<Record<PasteColumn, Cell>>;

type Found = { row: AssessmentRow } | { problem: RowProblem };

/** The item of a row, found by its list number, its text or both. Type and subtopic tell equal texts apart. */
export function findItem(cells: Cells, rows: readonly AssessmentRow[]): Found {
  const { number, item } = cells;
  if (number) {
    const row = rows.filter(({ withdrawnReason }) => withdrawnReason === null)[Number(number.value) - 1];
    if (!row) return { problem: { code: 'unknownItem', ...number } };
    if (item && plain(row.description) !== plain(item.value))
      return { problem: { code: 'otherNumber', ...number } };
    return { row };
  }
  if (!item) return { problem: { code: 'noItem' } };
  const named = rows.filter(({ description }) => plain(description) === plain(item.value));
  const counted = named.filter(({ withdrawnReason }) => withdrawnReason === null);
  const [row, ...others] = narrowed(counted, cells);
  if (!row) return { problem: { code: named.length > 0 ? 'withdrawn' : 'unknownItem', ...item } };
  return others.length > 0 ? { problem: { code: 'severalItems', ...item } } : { row };
}

/**
 * Used only when the text is not unique, because a workbook in another language has other words for the rest.
 */
function narrowed(rows: readonly AssessmentRow[], { type, subtopic }: Cells): readonly AssessmentRow[] {
  if (rows.length < 2) return rows;
  const isKind = ({ typeCode }: AssessmentRow) =>
    !type || writtenAs(typeCode).some((word) => plain(word) === plain(type.value));
  const isSubtopic = ({ subtopicName }: AssessmentRow) =>
    !subtopic || plain(subtopicName) === plain(subtopic.value);
  const ofKind = rows.filter(isKind);
  const ofBoth = ofKind.filter(isSubtopic);
  return ofBoth.length > 0 ? ofBoth : ofKind;
}
