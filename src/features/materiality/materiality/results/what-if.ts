import type { MethodChoiceBody } from '#api/contract/materiality/information';
import type { MaterialityResults } from '#api/contract/materiality/results';
import type { MethodAsked } from '@/features/materiality/materiality/search';

/** The parts of a method that differ from the company's choice. */
export function otherParts(method: MethodChoiceBody, chosen: MethodChoiceBody): MethodAsked {
  const parts = Object.entries(method) as [keyof MethodChoiceBody, unknown][];
  return Object.fromEntries(parts.filter(([part, value]) => value !== chosen[part]));
}

/** Whether results come from a method that is only tried out. */
export function isWhatIf({ method, chosenMethod }: MaterialityResults): boolean {
  return Object.keys(otherParts(method, chosenMethod)).length > 0;
}
