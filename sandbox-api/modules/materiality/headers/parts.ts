import type { Ctx } from '#api/kernel/context';
import { findAsOf, type OfReport } from './repository';

/** What of an assessment is written by itself, by the names that the trail of changes has for it. */
const parts = {
  information: ['editionVersion', 'sector', 'companySize'],
  method: ['rules', 'impactThreshold', 'financialThreshold', 'severityForm', 'likelihoodWeight'],
  climateExplanation: ['climateExplanation'],
  fileDescription: ['fileDescription'],
  copiedSteps: ['copiedSteps'],
} as const;
export type AssessmentPart = keyof typeof parts;
type AuditedParts = Record<(typeof parts)[AssessmentPart][number], unknown>;

type Seen = { of: OfReport; now: AuditedParts & { id: number }; part: AssessmentPart; stamp: Date };

/**
 * Whether a part is as it was at an earlier stamp. The row has one stamp for all its parts; the change that moved it on
 * left in the trail how it found them.
 */
export async function isPartAsAt({ db }: Pick<Ctx, 'db'>, { of, now, part, stamp }: Seen): Promise<boolean> {
  const then = (await findAsOf(db, of, { id: now.id, stamp })) as AuditedParts | undefined;
  return then !== undefined && parts[part].every((name) => then[name] === now[name]);
}
