import type { StandardState } from '#api/contract/materiality/screenings';
import { isMaterialIro, isTakenOut } from '#api/domain/materiality/items';
import type { MaterialityFacts } from '#api/domain/reports/csrd/materiality-facts';
import type { Text } from '#api/domain/reports/text';
import type { Ctx } from '#api/kernel/context';
import { loadAssessment } from '#api/modules/materiality/assessments/service';
import { completionOf } from '#api/modules/materiality/completion/service';
import { loadFileNames } from '#api/modules/materiality/files/service';
import { loadStakeholders } from '#api/modules/materiality/stakeholders/service';
import { loadActivityRows } from '#api/modules/materiality/value-chain/service';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import { assessedIros } from './assessed-iros';
import { type RolledUp, rolledUp } from './rolled-up';
import { standardsOf } from './standards';
import { materialFirst, topicResults, wireScore } from './topic-results';

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
  const { names, ...chain } = await chainOf(ctx, of);
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
    iros: itemsOf(of, names),
    isClimateNotMaterial: of.results.isClimateNotMaterial,
    climateExplanation: stored.climateExplanation,
    documents: {
      description: stored.fileDescription,
      names: await loadFileNames(ctx, assessment.report),
    },
  };
}

/** States of the ten standards in the assessment of a report; none before it was begun. */
export async function standardStates(ctx: Ctx, headerId: number): Promise<Map<string, StandardState>> {
  const assessment = await loadAssessment(ctx, headerId);
  if (!assessment) return new Map();
  const results = await standardsOf(ctx, rolledUp(assessment, 'en'));
  return new Map(results.map(({ standard, state }) => [standard, state]));
}

/** By what items say of their place. */
type Names = {
  activityNames: ReadonlyMap<number, string>;
  stakeholderNames: ReadonlyMap<number, string>;
};

async function chainOf(ctx: Ctx, { assessment, language }: RolledUp) {
  const { edition, report } = assessment;
  const activities = await loadActivityRows(ctx, report);
  const stakeholders = await loadStakeholders(ctx, report);
  const nameOf = new Map(activities.map(({ id, name }) => [id, name]));
  const names: Names = {
    activityNames: nameOf,
    stakeholderNames: new Map(stakeholders.map(({ row }) => [row.id, row.name])),
  };
  return {
    names,
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

function itemsOf(of: RolledUp, { activityNames, stakeholderNames }: Names): MaterialityFacts['iros'] {
  const { edition, chosenByIro } = of.assessment;
  const horizonOf = new Map<string, Text>(
    edition.timeHorizons.map(({ code, displayString }) => [code, displayString]),
  );
  const scoredOf = new Map(of.results.items.map((item) => [item.iro.iroId, item]));
  const wordOf = new Map(edition.materialities.options.map((option) => [option.code, option.displayString]));
  return [...assessedIros(of, 'impact'), ...assessedIros(of, 'financial')].map((iro) => {
    const scored = scoredOf.get(iro.dmIroId);
    const chosen = chosenByIro.get(iro.dmIroId);
    const named = (ids: readonly number[] | undefined, names: ReadonlyMap<number, string>) =>
      (ids ?? []).flatMap((id) => names.get(id) ?? []);
    return {
      kind: iro.typeCode,
      type: iro.type,
      impactType: iro.impactType,
      subtopic: iro.topic,
      description: iro.description,
      score: iro.score,
      isMaterial: scored !== undefined && isMaterialIro(scored, of.choice),
      isTakenOut: of.choice.rules >= 2 && scored !== undefined && isTakenOut(scored),
      isHumanRights: scored?.kind === 'impact' ? (scored.iro.assessment?.isHumanRights ?? null) : null,
      horizon: horizonOf.get(chosen?.horizon ?? '')?.[of.language] ?? null,
      activities: named(chosen?.activityIds, activityNames),
      stakeholders: named(chosen?.stakeholderIds, stakeholderNames),
      disagrees: iro.disagrees,
      isTailRisk: iro.isTailRisk,
      conclusion: wordOf.get(iro.conclusion)?.[of.language] ?? '',
      reason: iro.reason,
    };
  });
}
