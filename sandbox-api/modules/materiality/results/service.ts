import type { HandlerInput } from '#api/contract/endpoint';
import type { AssessedIro } from '#api/contract/materiality/assessments';
import type {
  CategoryResult,
  MaterialityResults,
  readMaterialityResults as resultsContract,
  TopicResult,
} from '#api/contract/materiality/results';
import { sensitivity } from '#api/domain/materiality/sensitivity';
import { requiredBy } from '#api/domain/reports/csrd/standards';
import type { Ctx } from '#api/kernel/context';
import { requirementsOfReport } from '#api/modules/reports/questionnaires/service';
import { assessedIros } from './assessed-iros';
import { requireRolledUp } from './read';
import { type RolledUp, rolledUp } from './rolled-up';
import { categoryResults, highestFirst, materialFirst, topicResults } from './topic-results';

export { compareMateriality, listMaterialitySources } from './comparison';
export { listMaterialityStandards } from './standards';
export { readIroTrail, readSubtopicTrail } from './trail';
export { downloadMaterialityWorkbook } from './workbook';

import { standardsOf } from './standards';

type OfReport = { ctx: Ctx; input: { params: { id: number } } };

export async function listMaterialTopics({ ctx, input: { params } }: OfReport): Promise<TopicResult[]> {
  return materialFirst(topicResults(await requireRolledUp(ctx, params.id)));
}

export async function listTopicsByImpact({ ctx, input: { params } }: OfReport): Promise<TopicResult[]> {
  return highestFirst(await requireRolledUp(ctx, params.id), 'impactMateriality');
}

export async function listTopicsByFinancial({ ctx, input: { params } }: OfReport): Promise<TopicResult[]> {
  return highestFirst(await requireRolledUp(ctx, params.id), 'financialMateriality');
}

export async function listCategorySummaries({ ctx, input: { params } }: OfReport): Promise<CategoryResult[]> {
  return categoryResults(await requireRolledUp(ctx, params.id));
}

export async function listAssessedImpacts({ ctx, input: { params } }: OfReport): Promise<AssessedIro[]> {
  return assessedIros(await requireRolledUp(ctx, params.id), 'impact');
}

export async function listAssessedFinancials({ ctx, input: { params } }: OfReport): Promise<AssessedIro[]> {
  return assessedIros(await requireRolledUp(ctx, params.id), 'financial');
}

type Asked = { ctx: Ctx; input: HandlerInput<typeof resultsContract> };

/** Results by the company's method, or by another one that is only asked about. */
export async function readMaterialityResults({ ctx, input }: Asked): Promise<MaterialityResults> {
  const { params, query } = input;
  const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
  const of = await requireRolledUp(ctx, params.id, asked);
  const { assessment, results } = of;
  const topics = topicResults(of);
  const flagged = (code: string) => results.flags.filter((flag) => flag.code === code).length;
  return {
    method: of.choice,
    chosenMethod: assessment.choice,
    topics,
    categories: categoryResults(of, topics),
    changed: Object.keys(asked).length > 0 ? changedBy(of, topics) : [],
    materialStandards: results.materialStandards,
    leftOutStandards: results.isIncomplete ? [] : await leftOut(ctx, of),
    needsClimateExplanation: results.isClimateNotMaterial && !assessment.report.row.climateExplanation,
    tailRiskCount: flagged('tailRisk'),
    disagreementCount: flagged('disagreement'),
    missingReasonCount: flagged('reasonMissing'),
    unassessedCount: results.items.filter(({ scored }) => scored === null).length,
  };
}

function changedBy(
  { assessment, language, results }: RolledUp,
  topics: readonly TopicResult[],
): MaterialityResults['changed'] {
  const nameOf = new Map(topics.map(({ dmSubtopicId, subtopicName }) => [dmSubtopicId, subtopicName]));
  const chosen = rolledUp(assessment, language).results;
  return sensitivity(chosen.subtopics, results.subtopics).map(
    ({ subtopicId, before, after, becomesMaterial }) => ({
      dmSubtopicId: subtopicId,
      subtopicName: nameOf.get(subtopicId) ?? '',
      before,
      after,
      becomesMaterial,
    }),
  );
}

/** Topical standards that were assessed as not material or screened out: the report need not answer them. With how many disclosure requirements each has. */
async function leftOut(ctx: Ctx, of: RolledUp): Promise<MaterialityResults['leftOutStandards']> {
  const { assessment, language } = of;
  const known = await requirementsOfReport(ctx, assessment.report.header);
  const isRevised = assessment.edition.standards === 'ESRS2026';
  const requirements = requiredBy(known, isRevised ? 'esrs2026' : 'esrs2023');
  const standards = await standardsOf(ctx, of);
  const decided = standards.filter(({ state }) => state === 'assessed' || state === 'screenedOut');
  const leftOutOnes = new Set(decided.map(({ standard }) => standard));
  return assessment.edition.topics
    .filter(({ standard }) => leftOutOnes.has(standard))
    .map(({ standard, name }) => ({
      standard,
      name: name[language],
      requirementCount: requirements.filter((one) => one.standard === standard).length,
    }));
}
