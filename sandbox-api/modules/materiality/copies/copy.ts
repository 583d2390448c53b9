import type { MaterialityStep } from '#api/contract/materiality/information';
import type { Db } from '#api/db/db';
import type { Ctx } from '#api/kernel/context';
import {
  editionOf,
  financialYear,
  newestEdition,
  standardsOfYear,
} from '#api/modules/materiality/editions/service';
import {
  type Copy,
  copyChain,
  copyMatters,
  copyScreenings,
  findCopied,
  insertAssessmentCopy,
  lockReport,
} from './repository';

/** A report as far as a copy asks. */
type Target = { id: number; companyId: number; periodEnd: string };

/**
 * Starts the assessment of a report with the contents of another one, within the caller's transaction.
 * Matters belong to a list of topics: if the new financial year has another list, they are left out. Returns
 * whether there was anything to copy.
 */
export async function copyAssessment(
  db: Db,
  { fromId, to, updatedOn }: { fromId: number; to: Target; updatedOn: Date },
): Promise<boolean> {
  const copy: Copy = { companyId: to.companyId, fromId, toId: to.id, updatedOn };
  await lockReport(db, copy);
  const source = await findCopied(db, copy);
  if (!source) return false;
  const { version, isSameList } = await copiedEdition({ db }, { editionVersion: source.editionVersion, to });
  const copiedSteps: MaterialityStep[] = isSameList
    ? ['information', 'valueChain', 'stakeholders', 'topics', 'iro', 'assessment']
    : ['information', 'valueChain', 'stakeholders'];
  await insertAssessmentCopy(db, copy, source, { editionVersion: version, copiedSteps });
  const chain = await copyChain(db, copy);
  await copyScreenings(db, copy);
  if (isSameList) await copyMatters(db, copy, chain);
  return true;
}

/** The list of topics that a copy has, and whether it is that of what is copied. */
export async function copiedEdition(
  ctx: Pick<Ctx, 'db'>,
  { editionVersion, to }: { editionVersion: string; to: Pick<Target, 'periodEnd'> },
): Promise<{ version: string; isSameList: boolean }> {
  const { standards } = await editionOf(ctx, editionVersion);
  const allowed = standardsOfYear(financialYear(to));
  if (allowed.includes(standards)) return { version: editionVersion, isSameList: true };
  const { version } = await newestEdition(ctx, allowed[0] ?? standards);
  return { version, isSameList: false };
}
