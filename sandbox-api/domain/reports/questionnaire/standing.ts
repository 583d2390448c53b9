import type { StandardState } from '#api/contract/materiality/screenings';
import type { Edition } from '#api/domain/reports/csrd/standards';
import type { Question } from './edition';

/** States of the topical standards by the assessment; empty where there is none. */
export type StandardStates = ReadonlyMap<string, StandardState>;

/** `E1-6`, and `E1 SBM-3` for what a topic adds to a requirement of ESRS 2. */
const topical = /^(E[1-5]|S[1-4]|G1)(?:-\d|;| (?:SBM|IRO)-\d)/;

/**
 * The topical standard that alone asks a question, for instance S1; null of one that ESRS 1 or ESRS 2 asks, too, which holds
 * whatever is material.
 */
export function standardOf({ esrsRef = '' }: Pick<Question, 'esrsRef'>): string | null {
  return /ESRS [12]\b/.test(esrsRef) ? null : (topical.exec(esrsRef)?.[1] ?? null);
}

/** Asked by a standard that was assessed and found not material, or screened out: it need not be answered (ESRS 1 par. 29). */
function isNeedless(question: Pick<Question, 'esrsRef'>, states: StandardStates): boolean {
  const standard = standardOf(question);
  const state = standard === null ? undefined : states.get(standard);
  return state === 'assessed' || state === 'screenedOut';
}

/** What decides whether an answer is required, besides the question: the edition, if stated, and the assessment. */
export type Standing = { edition: Edition | null; states: StandardStates };

export function isRequiredNow(
  question: Pick<Question, 'isRequired' | 'optionalIn' | 'esrsRef'>,
  { edition, states }: Standing,
): boolean {
  const hasRelief = edition !== null && (question.optionalIn?.includes(edition) ?? false);
  return question.isRequired && !hasRelief && !isNeedless(question, states);
}
