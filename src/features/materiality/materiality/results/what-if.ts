import type { MethodChoiceBody } from '#api/contract/materiality/information';
import type { MaterialityResults } from '#api/contract/materiality/results';
import type { MethodAsked } from '@/features/materiality/materiality/search';

/** What of a method is not as the company chose. */
export function otherParts(method: MethodChoiceBody, chosen: MethodChoiceBody): MethodAsked {
  const parts = Object.entries(method) as [keyof MethodChoiceBody, unknown][];
  return Object.fromEntries(parts.filter(([part, value]) => value !== chosen[part]));
}

/** Whether results follow from a method that is only asked about. */
export function isWhatIf({ method, chosenMethod }: MaterialityResults): boolean {
  return Object.keys(otherParts(method, chosenMethod)).length > 0;
}
