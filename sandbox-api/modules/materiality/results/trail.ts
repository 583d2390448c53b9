import type { HandlerInput, ResponseOf } from '#api/contract/endpoint';
import type {
  readIroTrail as iroTrail,
  readSubtopicTrail as subtopicTrail,
} from '#api/contract/materiality/results';
import type { Locale } from '#api/contract/messages';
import { matterOf } from '#api/domain/materiality/matters';
import type { Text } from '#api/domain/reports/text';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { type LoadedAssessment, workingToWire } from '#api/modules/materiality/assessments/service';
import { iroKindName } from '#api/modules/materiality/iros/service';
import { requireRolledUp } from './read';
import { matterOfGroup, wireScore } from './topic-results';

type OfIro = { ctx: Ctx; input: HandlerInput<typeof iroTrail> };

/** What was chosen for an item, and each rule that made its score. Missing before it is assessed. */
export async function readIroTrail({ ctx, input: { params } }: OfIro): Promise<ResponseOf<typeof iroTrail>> {
  const { assessment, results, language } = await requireRolledUp(ctx, params.id);
  const { iro, scored } = found(results.items.find((item) => item.iro.iroId === params.iroId));
  const chosen = found(assessment.chosenByIro.get(params.iroId));
  const row = found(assessment.iros.find(({ id }) => id === params.iroId));
  const entry = found(assessment.entries.find(({ id }) => id === row.topicEntryId));
  const { score, working } = found(scored ?? undefined);
  return {
    dmIroId: params.iroId,
    type: iroKindName(iro.kind, language),
    description: row.value,
    topic: matterOf(assessment.edition, entry)?.name[language] ?? '',
    issue: entry.issue,
    score: score.toNumber(),
    steps: workingToWire(working, language),
    choices: choicesOf(assessment, chosen, language),
    reason: chosen.reason,
  };
}

type Choice = ResponseOf<typeof iroTrail>['choices'][number];

function choicesOf(
  { edition }: LoadedAssessment,
  chosen: NonNullable<ReturnType<LoadedAssessment['chosenByIro']['get']>>,
  language: Locale,
): Choice[] {
  const types = [chosen.type1Id, chosen.type2Id].flatMap((id) => edition.typeById.get(id ?? 0) ?? []);
  const inputs = [chosen.scaleId, chosen.scopeId, chosen.irremediabilityId, chosen.probabilityId].flatMap(
    (id) => edition.inputOptionById.get(id ?? 0) ?? [],
  );
  const conclusion = edition.materialityById.get(chosen.materialityId);
  const labelOfType = (number: number) => edition.types.find((type) => type.number === number)?.label;
  const choice = (label: Text | undefined, option: { displayString: Text; description: Text }): Choice => ({
    label: label?.[language] ?? '',
    value: option.displayString[language],
    description: option.description[language],
  });
  return [
    ...types.map((option) => choice(labelOfType(option.number), option)),
    ...inputs.map((option) => choice(edition.inputByCode.get(option.input)?.label, option)),
    ...(conclusion ? [choice(edition.materialities.label, conclusion)] : []),
  ];
}

type OfSubtopic = { ctx: Ctx; input: HandlerInput<typeof subtopicTrail> };

/** Items of a subtopic, open ones included, and how the highest of them decides. */
export async function readSubtopicTrail({
  ctx,
  input: { params },
}: OfSubtopic): Promise<ResponseOf<typeof subtopicTrail>> {
  const { assessment, results, language, entriesBySubtopic } = await requireRolledUp(ctx, params.id);
  const group = found(results.subtopics.find(({ id }) => id === params.subtopicId));
  const entryIds = new Set((entriesBySubtopic.get(group.id) ?? []).map(({ entryId }) => entryId));
  const textOf = new Map(assessment.iros.map(({ id, value }) => [id, value]));
  return {
    dmSubtopicId: group.id,
    subtopicName: matterOfGroup(assessment, group.id)?.name[language] ?? '',
    steps: workingToWire(group.working, language),
    iros: results.items
      .filter(({ iro }) => entryIds.has(iro.entryId))
      .map(({ iro, scored }) => ({
        dmIroId: iro.iroId,
        type: iroKindName(iro.kind, language),
        description: textOf.get(iro.iroId) ?? '',
        score: wireScore(scored?.score),
      })),
  };
}
