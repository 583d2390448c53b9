import type { RollUp } from '#api/domain/materiality/roll-up';

/** Every step is filled (specification 002, section 4): value chain, stakeholders, matters, and each item assessed. */
export function isComplete(
  { isIncomplete }: Pick<RollUp, 'isIncomplete'>,
  { activities, stakeholders }: { activities: readonly unknown[]; stakeholders: readonly unknown[] },
): boolean {
  return !isIncomplete && activities.length > 0 && stakeholders.length > 0;
}
