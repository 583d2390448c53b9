import { type MaterialityStandard, topicalStandards } from '#api/contract/materiality/screenings';
import { type StandardResult, standardResults } from '#api/domain/materiality/standard-states';
import type { Ctx } from '#api/kernel/context';
import { completionOf } from '#api/modules/materiality/completion/service';
import { loadScreenings, screeningToWire } from '#api/modules/materiality/screenings/service';
import { requireRolledUp } from './read';
import type { RolledUp } from './rolled-up';
import { wireScore } from './topic-results';

/** The ten standards of an assessment by one method, each with its state. */
export async function standardsOf(
  ctx: Pick<Ctx, 'db'>,
  { assessment: { report, topicEntries }, results }: RolledUp,
): Promise<StandardResult[]> {
  return standardResults(topicalStandards, {
    entries: topicEntries,
    results,
    screenings: await loadScreenings(ctx, report),
    isComplete: (await completionOf(ctx, report)).isComplete,
  });
}

/** All ten, also those of which nothing was said. */
export async function listMaterialityStandards({
  ctx,
  input: { params },
}: {
  ctx: Ctx;
  input: { params: { id: number } };
}): Promise<MaterialityStandard[]> {
  const of = await requireRolledUp(ctx, params.id);
  const { report, edition } = of.assessment;
  const screenings = await loadScreenings(ctx, report);
  const results = new Map((await standardsOf(ctx, of)).map((result) => [result.standard, result]));
  return topicalStandards.flatMap((standard) => {
    const result = results.get(standard);
    const screening = screenings.get(standard);
    const topic = edition.topics.find((one) => one.standard === standard);
    if (!result || !topic) return [];
    return [
      {
        standard,
        name: topic.name[ctx.locale],
        state: result.state,
        screening: screening ? screeningToWire(screening) : null,
        matterCount: result.matterCount,
        impactMateriality: wireScore(result.impactMateriality),
        financialMateriality: wireScore(result.financialMateriality),
      },
    ];
  });
}
