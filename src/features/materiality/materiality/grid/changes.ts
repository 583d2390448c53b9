import type { AssessmentRow } from '#api/contract/materiality/assessments';
import type { AssessmentValues, ChoiceField } from '@/features/materiality/materiality/assessment/kinds';
import { startValues } from '@/features/materiality/materiality/assessment/values';

/** What of an assessment is to be changed; what is not named stays as it is. */
export type Changes = Partial<Pick<AssessmentValues, ChoiceField | 'reason' | 'horizon' | 'isHumanRights'>>;

/** What the server has of an item. */
export function valuesOf({ chosen }: Pick<AssessmentRow, 'chosen'>): AssessmentValues {
  return startValues(chosen);
}

/** The changes that values do not have already. */
export function differing(changes: Changes, values: AssessmentValues): Changes {
  const entries = Object.entries(changes) as [keyof Changes, unknown][];
  return Object.fromEntries(entries.filter(([field, value]) => value !== values[field]));
}

/** The fields that two people changed to different things. */
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
