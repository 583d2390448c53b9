import type { MaterialityCompletion, MaterialityStep } from '#api/contract/materiality/information';
import type { Ctx } from '#api/kernel/context';
import type { Call } from '#api/kernel/crud-verbs';
import { transaction } from '#api/kernel/transaction';
import { isOfYear } from '#api/modules/materiality/editions/service';
import {
  type AssessedReport,
  assessmentVerbs,
  changeBegun,
  readReport,
} from '#api/modules/materiality/headers/service';
import { type Counts, countParts } from './repository';

export async function readMaterialityCompletion({
  ctx,
  input: { params },
}: Call<{ params: { id: number } }>): Promise<MaterialityCompletion> {
  return completionOf(ctx, await readReport(ctx, params.id));
}

type Step = MaterialityCompletion['steps'][number];

/** How far the assessment of a report is. */
export async function completionOf(
  { db }: Pick<Ctx, 'db'>,
  { header, of, row, edition }: AssessedReport,
): Promise<MaterialityCompletion> {
  const counts = await countParts(db, of);
  const copied = new Set(row?.copiedSteps);
  const steps = stepsOf(row !== undefined, counts).map((one) => ({ ...one, isCopied: copied.has(one.step) }));
  return {
    isComplete: steps.every(({ step, isFilled }) => isFilled || step === 'reportingScope'),
    steps,
    isEditionOfYear: isOfYear(edition, header.row),
    iroCount: counts.iros,
    assessedCount: counts.assessed,
  };
}

/** The user confirms a copied step. A second confirmation changes nothing. */
export async function lookThroughStep({
  ctx,
  input: { params },
}: Call<{ params: { id: number; step: MaterialityStep } }>): Promise<MaterialityCompletion> {
  await transaction(ctx, async (ctx) => {
    const report = await changeBegun(ctx, params.id);
    const { copiedSteps } = report.row;
    await assessmentVerbs(report, async (row) => row).change(ctx, report, {
      part: 'copiedSteps',
      unmodifiedSince: undefined,
      plan: async () => ({ copiedSteps: copiedSteps.filter((step) => step !== params.step) }),
    });
  });
  return readMaterialityCompletion({ ctx, input: { params } });
}

/** The state table of specification 002, section 4. */
function stepsOf(isBegun: boolean, counts: Counts): Omit<Step, 'isCopied'>[] {
  const hasActivities = counts.activities > 0;
  const hasStakeholders = counts.stakeholders > 0;
  const hasEntries = counts.entries > 0;
  const hasIros = hasEntries && counts.emptyEntries === 0;
  const isAssessed = counts.assessed > 0 && counts.assessed === counts.iros;
  const step = (name: MaterialityStep, isUnlocked: boolean, isFilled: boolean) => ({
    step: name,
    isUnlocked,
    isFilled,
  });
  return [
    step('information', true, isBegun),
    step('valueChain', isBegun, hasActivities),
    step('stakeholders', hasActivities, hasStakeholders),
    step('topics', hasStakeholders, hasEntries),
    step('iro', hasEntries, hasIros),
    step('assessment', hasIros, isAssessed),
    step('reportingScope', false, false),
  ];
}
