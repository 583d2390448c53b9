import { and, like, ne } from 'drizzle-orm';
import type { ImpactAssessmentBody } from '#api/contract/materiality/assessments';
import { topicalStandards } from '#api/contract/materiality/screenings';
import { auditLog } from '#api/db/schema/platform';
import type { Edition } from '#api/domain/materiality/edition';
import type { Ctx } from '#api/kernel/context';
import { assessmentCalls } from '#api/modules/materiality/assessments/calls';
import { impactForm, opportunityForm, riskForm } from '#api/modules/materiality/assessments/kinds';
import { newestEdition } from '#api/modules/materiality/editions/service';
import { createMaterialityInformation } from '#api/modules/materiality/information/service';
import { iroCalls } from '#api/modules/materiality/iros/service';
import { createMaterialityScreening } from '#api/modules/materiality/screenings/service';
import { createMaterialityStakeholder } from '#api/modules/materiality/stakeholders/service';
import { createTopicEntry } from '#api/modules/materiality/topics/service';
import { createMaterialityActivity } from '#api/modules/materiality/value-chain/service';
import type { DemoFinancial, DemoImpact, DemoIro, DemoMateriality } from '../../companies/demo-materiality';

type Options = {
  /** As the owner of the report, on a day of the year after its period. */
  at: (monthAndDay: string) => Ctx;
  headerId: number;
};

const standards = 'ESRS2023';

/** The assessment of a report, made as its owner would, step by step with the API's calls. */
export async function insertMateriality({ at, headerId }: Options, made: DemoMateriality): Promise<void> {
  const { edition } = await newestEdition(at('09-09'), standards);
  await begin(at('09-09'), headerId, edition, made);
  const activityIds = await addActivities(at('09-10'), headerId, edition, made);
  const stakeholderIds = await addStakeholders(at('09-16'), headerId, edition, { made, activityIds });
  await screenOut(at('09-21'), headerId, made);
  for (const topic of made.topics) {
    const subtopic = one(edition.subtopics, topic.matter);
    const body = {
      dmTopicCategoryId: subtopic.categoryId,
      dmTopicId: subtopic.topicId,
      dmSubtopicId: subtopic.id,
      ownName: null,
      issue: topic.issue,
    };
    const place = {
      horizon: topic.place.horizon,
      activityIds: topic.place.activities.map((key) => idOf(activityIds, key)),
      stakeholderIds: topic.place.stakeholders.map((name) => idOf(stakeholderIds, name)),
    };
    const of = { params: { id: headerId } };
    const entry = await createTopicEntry({ ctx: at('09-23'), input: { ...of, body } });
    for (const iro of topic.iros) {
      const words = { value: iro.text, reportHeaderId: headerId, dmTopicEntryId: entry.dmTopicEntryId };
      const input = { ...of, body: words };
      const { dmIroId } = await iroCalls(iro.kind).create({ ctx: at('09-30'), input });
      await assess(at('10-07'), edition, { headerId, dmIroId, iro, place });
    }
  }
  await forgetParts(at('10-07'));
}

async function screenOut(ctx: Ctx, headerId: number, { screenedOut = {} }: DemoMateriality): Promise<void> {
  for (const standard of topicalStandards) {
    const reason = screenedOut[standard];
    if (!reason) continue;
    const body = { standard, isRelevant: false, reason };
    await createMaterialityScreening({ ctx, input: { params: { id: headerId }, body } });
  }
}

/**
 * Only the start of the assessment stays in the history, because otherwise a first visit would download each part
 * with its texts twice.
 */
async function forgetParts({ db }: Ctx): Promise<void> {
  const { entity } = auditLog;
  await db.delete(auditLog).where(and(like(entity, 'materiality_%'), ne(entity, 'materiality_assessments')));
}

async function begin(ctx: Ctx, headerId: number, edition: Edition, { sector, size }: DemoMateriality) {
  const body = {
    reportHeaderId: headerId,
    dmSectorId: one(edition.sectors, sector).id,
    dmCompanySizeId: one(edition.sizes, size).id,
    readConfirmation: true,
    edition: standards,
  } as const;
  await createMaterialityInformation({ ctx, input: { params: { id: headerId }, body } });
}

async function addActivities(
  ctx: Ctx,
  headerId: number,
  edition: Edition,
  { activities }: DemoMateriality,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const { key, name, chain, description } of activities) {
    const body = { name, description, dmValueChainTypeId: one(edition.valueChainTypes, chain).id };
    const input = { params: { id: headerId }, body };
    ids.set(key, (await createMaterialityActivity({ ctx, input })).dmActivityId);
  }
  return ids;
}

async function addStakeholders(
  ctx: Ctx,
  headerId: number,
  edition: Edition,
  { made, activityIds }: { made: DemoMateriality; activityIds: ReadonlyMap<string, number> },
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const { channels, activities, ...stakeholder } of made.stakeholders) {
    const body = {
      ...stakeholder,
      reportHeaderId: headerId,
      activities: activities.flatMap((key) => activityIds.get(key) ?? []),
      commChannels: channels.map((code) => one(edition.channels, code).id),
    };
    const input = { params: { id: headerId }, body };
    ids.set(stakeholder.name, (await createMaterialityStakeholder({ ctx, input })).dmStakeholderId);
  }
  return ids;
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The assessment has no "${name}".`);
  return id;
}

type Place = {
  headerId: number;
  dmIroId: number;
  place: Pick<ImpactAssessmentBody, 'horizon' | 'activityIds' | 'stakeholderIds'>;
};

/** Nothing is stored for an item that has not been assessed yet. */
async function assess(ctx: Ctx, edition: Edition, { iro, ...place }: Place & { iro: DemoIro }) {
  if (iro.kind === 'impact') return assessImpact(ctx, edition, place, iro);
  return assessFinancial(ctx, edition, place, iro);
}

async function assessImpact(
  ctx: Ctx,
  edition: Edition,
  { headerId, dmIroId, place }: Place,
  { assessed }: DemoImpact,
) {
  if (!assessed) return;
  const occurrence = assessed.probability === undefined ? 'actual' : 'potential';
  const body: ImpactAssessmentBody & { dmIroId: number } = {
    dmIroId,
    dmAssessmentIrremediabilityId: optionOf(edition, 'irremediability', assessed.irremediability),
    dmAssessmentType1Id: one([...edition.typeById.values()], assessed.character).id,
    dmAssessmentType2Id: one([...edition.typeById.values()], occurrence).id,
    isHumanRights: null,
    dmAssessmentScopeId: optionOf(edition, 'scope', assessed.scope),
    dmAssessmentImpactScaleId: optionOf(edition, 'ipct-scale', assessed.scale),
    dmAssessmentProbabilityId:
      assessed.probability === undefined ? null : optionOf(edition, 'probability', assessed.probability),
    ...concluded(edition, assessed),
    ...place,
  };
  await assessmentCalls(impactForm).create({ ctx, input: { params: { id: headerId }, body } });
}

async function assessFinancial(
  ctx: Ctx,
  edition: Edition,
  { headerId, dmIroId, place }: Place,
  { kind, assessed }: DemoFinancial,
) {
  if (!assessed) return;
  const params = { id: headerId };
  const judged = {
    dmIroId,
    dmAssessmentProbabilityId: optionOf(edition, 'probability', assessed.probability),
    ...concluded(edition, assessed),
    ...place,
  };
  if (kind === 'risk') {
    const body = { ...judged, dmAssessmentRiskScaleId: optionOf(edition, 'risk-scale', assessed.scale) };
    await assessmentCalls(riskForm).create({ ctx, input: { params, body } });
    return;
  }
  const scale = optionOf(edition, 'opp-scale', assessed.scale);
  const body = { ...judged, dmAssessmentOpportunityScaleId: scale };
  await assessmentCalls(opportunityForm).create({ ctx, input: { params, body } });
}

function concluded(edition: Edition, { conclusion, reason }: NonNullable<DemoIro['assessed']>) {
  const { id } = one(edition.materialities.options, conclusion);
  return { dmAssessmentMaterialityId: id, reason: reason ?? null };
}

function optionOf(edition: Edition, input: string, level: number): number {
  const option = edition.inputByCode.get(input)?.options.find(({ value }) => value === level);
  if (!option) throw new Error(`"${input}" has no level ${level}.`);
  return option.id;
}

function one<Row extends { code: string }>(rows: readonly Row[], code: string): Row {
  const row = rows.find((candidate) => candidate.code === code);
  if (!row) throw new Error(`There is no "${code}" in the edition.`);
  return row;
}
