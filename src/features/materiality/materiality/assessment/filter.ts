import type { AssessmentRow } from '#api/contract/materiality/assessments';
import type { IroKind } from '#api/contract/materiality/iros';
import type { AssessmentState, MaterialitySearch } from '@/features/materiality/materiality/search';

export type AssessmentFilter = Pick<MaterialitySearch, 'find' | 'kind' | 'state' | 'matter'>;

/** Whether a row is in this state. A row can be in several states. */
const isIn: Record<AssessmentState, (row: AssessmentRow) => boolean> = {
  open: (row) => !row.isAssessmentCompleted,
  reason: (row) => row.isReasonMissing,
  differs: (row) => row.disagrees,
  severe: (row) => row.isTailRisk,
  opinions: (row) => row.opinionsDiffer,
  done: (row) => row.isAssessmentCompleted,
  withdrawn: (row) => row.withdrawnReason !== null,
};

/** The rows that match the filter. Withdrawn rows are included only when the filter asks for them. */
export function filtered(
  rows: readonly AssessmentRow[],
  { find, kind, state, matter }: AssessmentFilter,
): AssessmentRow[] {
  const words = (find ?? '').toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (isIn.withdrawn(row) !== (state === 'withdrawn')) return false;
    if (state && !isIn[state](row)) return false;
    if (kind && row.typeCode !== kind) return false;
    if (matter && row.dmTopicEntryId !== matter) return false;
    const said = `${row.subtopicName} ${row.type} ${row.description}`.toLocaleLowerCase();
    return words.every((word) => said.includes(word));
  });
}

export type Count = { assessed: number; all: number };

/** How many of the items that count are assessed. */
export function countOf(rows: readonly AssessmentRow[]): Count {
  const counted = rows.filter((row) => !isIn.withdrawn(row));
  return { assessed: counted.filter(isIn.done).length, all: counted.length };
}

/** Each matter in list order, with its count. */
export function mattersOf(rows: readonly AssessmentRow[]): ({ id: number; name: string } & Count)[] {
  const names = new Map(rows.map((row) => [row.dmTopicEntryId, row.subtopicName]));
  return [...names].map(([id, name]) => ({
    id,
    name,
    ...countOf(rows.filter((row) => row.dmTopicEntryId === id)),
  }));
}

/** Each state with its number of rows; states without rows are left out. */
export function statesOf(rows: readonly AssessmentRow[]): { state: AssessmentState; count: number }[] {
  const states = Object.keys(isIn) as AssessmentState[];
  return states
    .map((state) => ({ state, count: filtered(rows, { state }).length }))
    .filter(({ count }) => count > 0);
}

/**
 * The next open row after this one, continuing from the top after the last row. Undefined when no open row is
 * left.
 */
export function nextOpen(rows: readonly AssessmentRow[], iroId: number): AssessmentRow | undefined {
  const at = rows.findIndex((row) => row.dmIroId === iroId);
  const onwards = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return onwards.find((row) => isIn.open(row) && !isIn.withdrawn(row));
}

export const kinds: readonly IroKind[] = ['impact', 'risk', 'opportunity'];
