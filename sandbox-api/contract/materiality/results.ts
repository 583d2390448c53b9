import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, idParam } from '#api/contract/fields';
import { workingStep } from './assessments';
import {
  inTenths,
  materialityMembers,
  materialityPath,
  materialityTag,
  methodChoice,
  ofReport,
  ruleVersions,
  severityForms,
} from './information';

/** Most material issues that are listed on their own (specification 002, section 9). */
export const topIssues = 10;

export const materialityOutcomes = ['double', 'impact', 'financial', 'none'] as const;
export type MaterialityOutcome = (typeof materialityOutcomes)[number];

const rolledUp = {
  /** The highest score of its impacts; 0 without one. Null while an item is not assessed. */
  impactMateriality: z.number().nullable(),
  /** The highest score of its risks and opportunities. */
  financialMateriality: z.number().nullable(),
  /** By the thresholds; null while incomplete. */
  outcome: z.enum(materialityOutcomes).nullable(),
  /**
   * A score reaches its threshold without a reasoned conclusion against it, or an item was concluded to be
   * material.
   */
  isMaterial: z.boolean(),
  iroCount: z.number().int(),
  materialIroCount: z.number().int(),
};

/** All matters of one subtopic together. */
export const topicResult = z
  .object({
    /** Of the list; a matter of the company's own has a number that the list does not. */
    dmSubtopicId: id,
    isOwn: z.boolean(),
    dmTopicCategoryId: id,
    categoryName: z.string(),
    topicName: z.string(),
    subtopicName: z.string(),
    standard: z.string(),
    ...rolledUp,
    /** Items with the deciding scores; null without one. */
    decidingImpactIroId: id.nullable(),
    decidingFinancialIroId: id.nullable(),
    /** Rank among the material ones (R19); null for the others. */
    rank: z.number().int().nullable(),
    /** Its number in the matrix: the rank, with the others after the material ones; null if something is open. */
    matrixNumber: z.number().int().nullable(),
  })
  .meta({ id: 'MaterialityTopicResult' });
export type TopicResult = z.output<typeof topicResult>;

export const categoryResult = z
  .object({
    dmTopicCategoryId: id,
    name: z.string(),
    colour: z.string(),
    subtopicCount: z.number().int(),
    materialCount: z.number().int(),
    ...rolledUp,
  })
  .meta({ id: 'MaterialityCategoryResult' });
export type CategoryResult = z.output<typeof categoryResult>;

const resultsOf = <Path extends string, Id extends string>(name: Id, path: Path, summary: string) =>
  defineEndpoint({
    id: name,
    tag: materialityTag,
    summary,
    method: 'get',
    path: `${materialityPath}/Topics/Entries/${path}`,
    access: materialityMembers,
    params: ofReport,
    response: z.array(topicResult),
  });

export const listMaterialTopics = resultsOf(
  'listMaterialTopics',
  'Material',
  'Material subtopics, the most important first; the first ten are the top 10',
);
export const listTopicsByImpact = resultsOf(
  'listTopicsByImpact',
  'Materiality/Impact',
  'All assessed subtopics, highest impact materiality first',
);
export const listTopicsByFinancial = resultsOf(
  'listTopicsByFinancial',
  'Materiality/Financial',
  'All assessed subtopics, highest financial materiality first',
);

export const listCategorySummaries = defineEndpoint({
  id: 'listCategorySummaries',
  tag: materialityTag,
  summary: 'Results by category',
  method: 'get',
  path: `${materialityPath}/Topics/Categories/Summaries`,
  access: materialityMembers,
  params: ofReport,
  response: z.array(categoryResult),
});

/** In digits only: `Number` also accepts `0x3`, `1e0` and an empty text. */
const decimalParam = (from: number, to: number) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && !/^\d+(\.\d+)?$/.test(value) ? Number.NaN : Number(value)),
      z
        .number()
        .gte(from)
        .lte(to)
        .refine(inTenths, { params: { code: 'oneDecimal' } }),
    )
    .optional();

/** Left out: as the company chose. */
const whatIf = z.object({
  rules: z
    .preprocess((value) => (value === undefined ? value : Number(value)), z.literal(ruleVersions).optional())
    .optional(),
  impactThreshold: decimalParam(0.1, 5),
  financialThreshold: decimalParam(0.1, 5),
  severityForm: z.enum(severityForms).optional(),
  likelihoodWeight: decimalParam(0, 1),
});

export const materialityResults = z
  .object({
    /** Settings of the results: the company's choice, changed by the query. */
    method: methodChoice,
    /** The company's own. */
    chosenMethod: methodChoice,
    topics: z.array(topicResult),
    categories: z.array(categoryResult),
    /** Subtopics whose outcome the asked method changes. */
    changed: z.array(
      z.object({
        dmSubtopicId: id,
        subtopicName: z.string(),
        before: z.enum(materialityOutcomes),
        after: z.enum(materialityOutcomes),
        becomesMaterial: z.boolean().nullable(),
      }),
    ),
    /** Standards with a material topic, and those of the edition without one. */
    materialStandards: z.array(z.string()),
    /** Requirements of the report that no longer apply to a standard without a material topic. */
    leftOutStandards: z.array(
      z.object({ standard: z.string(), name: z.string(), requirementCount: z.number().int() }),
    ),
    /** Climate change is not material, and no reason is given (ESRS 1 par. 32). */
    needsClimateExplanation: z.boolean(),
    tailRiskCount: z.number().int(),
    disagreementCount: z.number().int(),
    missingReasonCount: z.number().int(),
    unassessedCount: z.number().int(),
  })
  .meta({ id: 'MaterialityResults' });
export type MaterialityResults = z.output<typeof materialityResults>;

export const readMaterialityResults = defineEndpoint({
  id: 'readMaterialityResults',
  tag: materialityTag,
  summary:
    'Results of an assessment; with another method in the query, what would follow from that. Stores nothing',
  method: 'get',
  path: `${materialityPath}/Results`,
  access: materialityMembers,
  params: ofReport,
  query: whatIf,
  response: materialityResults,
});

export const readIroTrail = defineEndpoint({
  id: 'readIroTrail',
  tag: materialityTag,
  summary:
    'How the score of an item was calculated: each rule, whether it is norm or convention, and its paragraph',
  method: 'get',
  path: `${materialityPath}/Assessments/{iroId}/Trail`,
  access: materialityMembers,
  params: ofReport.extend({ iroId: idParam }),
  response: z
    .object({
      dmIroId: id,
      type: z.string(),
      description: z.string(),
      topic: z.string(),
      issue: z.string(),
      score: z.number(),
      steps: z.array(workingStep),
      /** The options that were chosen, in words. */
      choices: z.array(z.object({ label: z.string(), value: z.string(), description: z.string() })),
      reason: z.string().nullable(),
    })
    .meta({ id: 'MaterialityTrail' }),
});

export const readSubtopicTrail = defineEndpoint({
  id: 'readSubtopicTrail',
  tag: materialityTag,
  summary: 'How the scores of the items of a subtopic make its materiality',
  method: 'get',
  path: `${materialityPath}/Results/Subtopics/{subtopicId}/Trail`,
  access: materialityMembers,
  params: ofReport.extend({ subtopicId: idParam }),
  response: z
    .object({
      dmSubtopicId: id,
      subtopicName: z.string(),
      steps: z.array(workingStep),
      iros: z.array(
        z.object({
          dmIroId: id,
          type: z.string(),
          description: z.string(),
          /** Null: not assessed. */
          score: z.number().nullable(),
        }),
      ),
    })
    .meta({ id: 'MaterialitySubtopicTrail' }),
});

export const downloadMaterialityWorkbook = defineEndpoint({
  id: 'downloadMaterialityWorkbook',
  tag: materialityTag,
  summary:
    'The whole assessment as a workbook: method, value chain, stakeholders, matters, items, scores, results',
  method: 'get',
  path: `${materialityPath}/Results/Excel`,
  access: materialityMembers,
  params: ofReport,
  responseType: 'file',
});

export const materialityComparison = z
  .object({
    reportHeaderId: id,
    name: z.string().nullable(),
    moved: z.array(
      z.object({
        subtopicName: z.string(),
        topicName: z.string(),
        impactBefore: z.number().nullable(),
        impactAfter: z.number().nullable(),
        financialBefore: z.number().nullable(),
        financialAfter: z.number().nullable(),
        wasMaterial: z.boolean(),
        isMaterial: z.boolean(),
        /** Why, in sentences of the caller's language. */
        reasons: z.array(z.string()),
      }),
    ),
    unchangedCount: z.number().int(),
  })
  .meta({ id: 'MaterialityComparison' });
export type MaterialityComparison = z.output<typeof materialityComparison>;

export const compareMateriality = defineEndpoint({
  id: 'compareMateriality',
  tag: materialityTag,
  summary: 'What has moved since the assessment of another report, and why',
  method: 'get',
  path: `${materialityPath}/Comparison/{otherId}`,
  access: materialityMembers,
  params: ofReport.extend({ otherId: idParam }),
  response: materialityComparison,
});

/** Reports whose assessment can be copied or compared. */
export const materialitySource = z
  .object({
    reportHeaderId: id,
    name: z.string().nullable(),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    /** A copy includes topics with everything below them: the financial year of the report has the same list. */
    copiesTopics: z.boolean(),
  })
  .meta({ id: 'MaterialitySource' });
export type MaterialitySource = z.output<typeof materialitySource>;

export const listMaterialitySources = defineEndpoint({
  id: 'listMaterialitySources',
  tag: materialityTag,
  summary: 'Other reports of the company with an assessment that the caller may read, newest period first',
  method: 'get',
  path: `${materialityPath}/Sources`,
  access: materialityMembers,
  params: ofReport,
  response: z.array(materialitySource),
});
