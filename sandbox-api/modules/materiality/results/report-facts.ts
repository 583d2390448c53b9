import type { StandardState } from '#api/contract/materiality/screenings';
import { isMaterialIro, type ScoredIro } from '#api/domain/materiality/items';
import type { MaterialityFacts } from '#api/domain/reports/csrd/materiality-facts';
import type { Ctx } from '#api/kernel/context';
import { loadAssessment } from '#api/modules/materiality/assessments/service';
import { completionOf } from '#api/modules/materiality/completion/service';
import { loadFileNames } from '#api/modules/materiality/files/service';
import { loadStakeholders } from '#api/modules/materiality/stakeholders/service';
import { loadActivityRows } from '#api/modules/materiality/value-chain/service';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import { assessedIros } from './assessed-iros';
import { noPlace, type Place, placesOf } from './places';
import { type RolledUp, rolledUp } from './rolled-up';
import { standardsOf } from './standards';
import { materialFirst, topicResults, wireScore } from './topic-results';

/**
 * The assessment of a report as printed in its document, in the language of the report; null before it was
 * started.
 */
export async function readMaterialityFacts(
  ctx: Ctx,
  { row }: StoredHeader,
): Promise<MaterialityFacts | null> {
  const assessment = await loadAssessment(ctx, row.id);
  if (!assessment) return null;
  const of = rolledUp(assessment, row.language);
  const { edition, choice } = assessment;
  const stored = assessment.report.row;
  const { places, ...chain } = await chainOf(ctx, of);
  return {
    edition: edition.standards,
    sector: edition.sectorById.get(stored.sectorId)?.name[row.language] ?? '',
    companySize: edition.sizeById.get(stored.companySizeId)?.name[row.language] ?? '',
    method: choice,
    isComplete: (await completionOf(ctx, assessment.report)).isComplete,
    iroCounts: {
      assessed: of.results.items.filter(({ scored }) => scored !== null).length,
      all: of.results.items.length,
    },
    ...chain,
    standards: await standardFacts(ctx, of),
    topics: topicsOf(of),
    categories: of.results.categories.flatMap(({ id }) => {
      const category = edition.categoryById.get(id);
      return category ? [{ name: category.name[row.language], colour: category.colour }] : [];
    }),
    iros: itemsOf(of, places),
    isClimateNotMaterial: of.results.isClimateNotMaterial,
    climateExplanation: stored.climateExplanation,
    documents: {
      description: stored.fileDescription,
      names: await loadFileNames(ctx, assessment.report),
    },
  };
}

/** States of the ten standards in the assessment of a report; none before it was started. */
export async function standardStates(ctx: Ctx, headerId: number): Promise<Map<string, StandardState>> {
  const assessment = await loadAssessment(ctx, headerId);
  if (!assessment) return new Map();
  const results = await standardsOf(ctx, rolledUp(assessment, 'en'));
  return new Map(results.map(({ standard, state }) => [standard, state]));
}

/** Activities and stakeholders as they are told, and the place of each item among them. */
async function chainOf(ctx: Ctx, of: RolledUp) {
  const { assessment, language } = of;
  const { edition, report } = assessment;
  const activities = await loadActivityRows(ctx, report);
  const stakeholders = await loadStakeholders(ctx, report);
  const nameOf = new Map(activities.map(({ id, name }) => [id, name]));
  return {
    places: placesOf(of, { activities, stakeholders: stakeholders.map(({ row }) => row) }),
    activities: activities.map(({ name, valueChainTypeId, description }) => ({
      name,
      type: edition.valueChainTypeById.get(valueChainTypeId)?.value[language] ?? '',
      description,
    })),
    stakeholders: stakeholders.map(({ row, activityIds }) => ({
      name: row.name,
      activities: activityIds.flatMap((id) => nameOf.get(id) ?? []),
      channels: row.channelIds.flatMap((id) => edition.channelById.get(id)?.name[language] ?? []),
      impactOnEntity: Number(row.impactOnEntity),
      impactOnStakeholders: Number(row.impactOnStakeholders),
    })),
  };
}

async function standardFacts(ctx: Ctx, of: RolledUp): Promise<MaterialityFacts['standards']> {
  const { topics } = of.assessment.edition;
  return (await standardsOf(ctx, of)).map(({ standard, state, reason, ...scores }) => ({
    standard,
    name: topics.find((topic) => topic.standard === standard)?.name[of.language] ?? '',
    state,
    reason,
    impactMateriality: wireScore(scores.impactMateriality),
    financialMateriality: wireScore(scores.financialMateriality),
  }));
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
    number: topic.matrixNumber,
    category: of.results.categories.findIndex(({ id }) => id === topic.dmTopicCategoryId),
  }));
}

function itemsOf(of: RolledUp, places: ReadonlyMap<number, Place>): MaterialityFacts['iros'] {
  const { edition } = of.assessment;
  const scoredOf = new Map(of.results.items.map((item) => [item.iro.iroId, item]));
  const wordOf = new Map(edition.materialities.options.map((option) => [option.code, option.displayString]));
  return [...assessedIros(of, 'impact'), ...assessedIros(of, 'financial')].map((iro) => {
    const scored = scoredOf.get(iro.dmIroId);
    return {
      kind: iro.typeCode,
      type: iro.type,
      impactType: iro.impactType,
      subtopic: iro.topic,
      description: iro.description,
      score: iro.score,
      isMaterial: scored !== undefined && isMaterialIro(scored, of.choice),
      isHumanRights: isOnHumanRights(scored),
      ...(places.get(iro.dmIroId) ?? noPlace),
      disagrees: iro.disagrees,
      isTailRisk: iro.isTailRisk,
      conclusion: wordOf.get(iro.conclusion)?.[of.language] ?? '',
      reason: iro.reason,
    };
  });
}

/** Only harm: a benefit to people is none (R7). */
function isOnHumanRights(item: ScoredIro | undefined): boolean {
  if (item?.kind !== 'impact' || !item.iro.assessment) return false;
  const { isHumanRights, character } = item.iro.assessment;
  return isHumanRights && character === 'negative';
}
