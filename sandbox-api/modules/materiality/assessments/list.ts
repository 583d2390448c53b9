import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { scoreIro } from '#api/domain/materiality/items';
import type { Call } from '#api/kernel/crud-verbs';
import { iroKindName } from '#api/modules/materiality/iros/service';
import { loadAssessment } from './load';

/** Every item in the order of the matters, with how far its assessment is. */
export async function listAssessments({
  ctx,
  input: { params },
}: Call<{ params: { id: number } }>): Promise<AssessmentRow[]> {
  const assessment = await loadAssessment(ctx, params.id);
  if (!assessment) return [];
  const { items, iros, topicEntries, choice } = assessment;
  const entryById = new Map(topicEntries.map((entry) => [entry.entryId, entry]));
  const textOf = new Map(iros.map(({ id, value }) => [id, value]));
  return items.map((item) => {
    const { scored } = scoreIro(item, choice);
    return {
      dmIroId: item.iroId,
      dmTopicEntryId: item.entryId,
      subtopicName: entryById.get(item.entryId)?.name ?? '',
      type: iroKindName(item.kind, ctx.locale),
      typeCode: item.kind,
      description: textOf.get(item.iroId) ?? '',
      isAssessmentCompleted: scored !== null,
      score: scored?.score.toNumber() ?? null,
      disagrees: scored?.disagrees ?? false,
      isTailRisk: scored?.isTailRisk ?? false,
      isReasonMissing: (scored?.needsReason ?? false) && item.reason === null,
    };
  });
}
