import type { MaterialityFacts } from '#api/domain/reports/csrd/materiality-facts';
import type { Ctx } from '#api/kernel/context';
import { loadAssessment } from '#api/modules/materiality/assessments/service';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import { assessedIros } from './assessed-iros';
import { isComplete } from './is-complete';
import { findActivities, findFileNames, findParticipations, findStakeholders } from './repository';
import { type RolledUp, rolledUp } from './rolled-up';
import { materialFirst, topicResults } from './topic-results';

/** The assessment of a report as its document tells it, in the language of the report; null before it was begun. */
export async function readMaterialityFacts(
  ctx: Ctx,
  { row }: StoredHeader,
): Promise<MaterialityFacts | null> {
  const assessment = await loadAssessment(ctx, row.id);
  if (!assessment) return null;
  const of = rolledUp(assessment, row.language);
  const { edition, choice } = assessment;
  const stored = assessment.report.row;
  const chain = await chainOf(ctx, of);
  return {
    edition: edition.standards,
    sector: edition.sectorById.get(stored.sectorId)?.name[row.language] ?? '',
    companySize: edition.sizeById.get(stored.companySizeId)?.name[row.language] ?? '',
    method: choice,
    isComplete: isComplete(of.results, chain),
    iroCounts: {
      assessed: of.results.items.filter(({ scored }) => scored !== null).length,
      all: of.results.items.length,
    },
    ...chain,
    topics: topicsOf(of),
    iros: itemsOf(of),
    materialStandards: of.results.materialStandards,
    isClimateNotMaterial: of.results.isClimateNotMaterial,
    climateExplanation: stored.climateExplanation,
    documents: {
      description: stored.fileDescription,
      names: await findFileNames(ctx.db, assessment.report.of),
    },
  };
}

async function chainOf(ctx: Ctx, { assessment, language }: RolledUp) {
  const { edition, report } = assessment;
  const activities = await findActivities(ctx.db, report.of);
  const participations = await findParticipations(ctx.db, report.of);
  const nameOf = new Map(activities.map(({ id, name }) => [id, name]));
  return {
    activities: activities.map(({ name, valueChainTypeId, description }) => ({
      name,
      type: edition.valueChainTypeById.get(valueChainTypeId)?.value[language] ?? '',
      description,
    })),
    stakeholders: (await findStakeholders(ctx.db, report.of)).map((one) => ({
      name: one.name,
      activities: participations
        .filter(({ stakeholderId }) => stakeholderId === one.id)
        .flatMap(({ activityId }) => nameOf.get(activityId) ?? []),
      channels: one.channelIds.flatMap((id) => edition.channelById.get(id)?.name[language] ?? []),
      impactOnEntity: Number(one.impactOnEntity),
      impactOnStakeholders: Number(one.impactOnStakeholders),
    })),
  };
}

/** Material ones first, in their order; the others as the standards list them. */
function topicsOf(of: RolledUp): MaterialityFacts['topics'] {
  const topics = topicResults(of);
  return [...materialFirst(topics), ...topics.filter(({ isMaterial }) => !isMaterial)].map((topic) => ({
    standard: topic.standard,
    topic: topic.topicName,
    subtopic: topic.subtopicName,
    impactMateriality: topic.impactMateriality,
    financialMateriality: topic.financialMateriality,
    outcome: topic.outcome,
    isMaterial: topic.isMaterial,
  }));
}

function itemsOf(of: RolledUp): MaterialityFacts['iros'] {
  const { edition } = of.assessment;
  const wordOf = new Map(edition.materialities.options.map((option) => [option.code, option.displayString]));
  return [...assessedIros(of, 'impact'), ...assessedIros(of, 'financial')].map((iro) => ({
    kind: iro.typeCode,
    type: iro.type,
    impactType: iro.impactType,
    subtopic: iro.topic,
    description: iro.description,
    score: iro.score,
    isMaterial: iro.reachesThreshold || iro.conclusion === 'material',
    disagrees: iro.disagrees,
    isTailRisk: iro.isTailRisk,
    conclusion: wordOf.get(iro.conclusion)?.[of.language] ?? '',
    reason: iro.reason,
  }));
}
