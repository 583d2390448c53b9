import type { AssessmentRow } from '#api/contract/materiality/assessments';
import type { AssessmentValues, ChoiceField } from '@/features/materiality/materiality/assessment/kinds';
import { startValues } from '@/features/materiality/materiality/assessment/values';

/** The fields of an assessment to change; fields that are not listed stay unchanged. */
export type Changes = Partial<Pick<AssessmentValues, ChoiceField | 'reason' | 'horizon' | 'isHumanRights'>>;

/** The item as the server has it. */
export function valuesOf({ chosen }: Pick<AssessmentRow, 'chosen'>): AssessmentValues {
  return startValues(chosen);
}

/** The changes that differ from the current values. */
export function differing(changes: Changes, values: AssessmentValues): Changes {
  const entries = Object.entries(changes) as [keyof Changes, unknown][];
  return Object.fromEntries(entries.filter(([field, value]) => value !== values[field]));
}

/** The fields that both users changed to different values. */
export function clashing(
  changes: Changes,
  { read, theirs }: { read: AssessmentValues; theirs: AssessmentValues },
): (keyof Changes)[] {
  const fields = Object.keys(differing(changes, theirs)) as (keyof Changes)[];
  return fields.filter((field) => read[field] !== theirs[field]);
}

export function isEmpty(changes: Changes): boolean {
  return Object.keys(changes).length === 0;
}
