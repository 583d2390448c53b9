import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, idParam, instant, optionalText, wholeParam } from '#api/contract/fields';
import {
  materialityEditors,
  materialityMembers,
  materialityPath,
  materialityTag,
  ofReport,
} from './information';
import { iroKinds } from './iros';

/** Lists of options, by the codes of specification 002, section 9. */
export const inputCodes = [
  'irremediability',
  'scope',
  'probability',
  'ipct-scale',
  'risk-scale',
  'opp-scale',
] as const;
export type InputCode = (typeof inputCodes)[number];

export const reasonChars = 500;

export const assessmentInput = z
  .object({
    dmAssessmentInputId: id,
    displayString: z.string(),
    description: z.string(),
    /** 1 to 5; 0 where the factor does not apply. */
    value: z.number().int(),
  })
  .meta({ id: 'MaterialityAssessmentInput' });
export type AssessmentInput = z.output<typeof assessmentInput>;

export const listAssessmentInputs = defineEndpoint({
  id: 'listAssessmentInputs',
  tag: materialityTag,
  summary: 'Options of one factor',
  method: 'get',
  path: `${materialityPath}/Assessments/Inputs/{code}`,
  access: materialityMembers,
  params: ofReport.extend({ code: z.enum(inputCodes) }),
  response: z.array(assessmentInput),
});

export const assessmentMateriality = z
  .object({
    dmAssessmentMaterialityId: id,
    displayString: z.string(),
    description: z.string(),
    code: z.enum(['material', 'watch', 'notMaterial']),
  })
  .meta({ id: 'MaterialityConclusion' });
export type AssessmentMateriality = z.output<typeof assessmentMateriality>;

export const listAssessmentMaterialities = defineEndpoint({
  id: 'listAssessmentMaterialities',
  tag: materialityTag,
  summary: 'Conclusions of the assessor: never part of a score',
  method: 'get',
  path: `${materialityPath}/Assessments/Materialities`,
  access: materialityMembers,
  params: ofReport,
  response: z.array(assessmentMateriality),
});

export const assessmentType = z
  .object({
    dmAssessmentTypeId: id,
    displayString: z.string(),
    description: z.string(),
    code: z.enum(['negative', 'positive', 'actual', 'potential']),
  })
  .meta({ id: 'MaterialityAssessmentType' });
export type AssessmentType = z.output<typeof assessmentType>;

export const listAssessmentTypes = defineEndpoint({
  id: 'listAssessmentTypes',
  tag: materialityTag,
  summary: 'Type 1 of an impact: negative or positive; type 2: actual or potential',
  method: 'get',
  path: `${materialityPath}/Assessments/Types/{number}`,
  access: materialityMembers,
  params: ofReport.extend({ number: wholeParam(1, 2) }),
  response: z.array(assessmentType),
});

/** When the effect of an item is largest: in the financial year, up to five years after it, or later (ESRS 1 par. 77). */
export const horizons = ['short', 'medium', 'long'] as const;
export type Horizon = (typeof horizons)[number];

export const mostPlaces = 100;
const places = z.array(id).max(mostPlaces).default([]);

/**
 * Statement on an item, with a reason if score and conclusion disagree. The server decides whether a reason
 * is required.
 */
const judged = {
  dmAssessmentMaterialityId: id,
  reason: optionalText(reasonChars),
  horizon: z
    .enum(horizons)
    .nullish()
    .transform((value) => value ?? null),
  /** Activities of the value chain that cause the item. */
  activityIds: places,
  /** Stakeholders affected by it. */
  stakeholderIds: places,
};

export const impactAssessmentBody = z.object({
  dmAssessmentIrremediabilityId: id,
  dmAssessmentType1Id: id,
  dmAssessmentType2Id: id,
  dmAssessmentScopeId: id,
  dmAssessmentImpactScaleId: id,
  /** Required for a potential impact, and dropped for an actual one. */
  dmAssessmentProbabilityId: id.nullish().transform((value) => value ?? null),
  /** Potentially on human rights, so that severity counts before likelihood; left out: as the list of matters proposes. */
  isHumanRights: z
    .boolean()
    .nullish()
    .transform((value) => value ?? null),
  ...judged,
});
export type ImpactAssessmentBody = z.output<typeof impactAssessmentBody>;

export const riskAssessmentBody = z.object({
  dmAssessmentRiskScaleId: id,
  dmAssessmentProbabilityId: id,
  ...judged,
});
export type RiskAssessmentBody = z.output<typeof riskAssessmentBody>;

export const opportunityAssessmentBody = z.object({
  dmAssessmentOpportunityScaleId: id,
  dmAssessmentProbabilityId: id,
  ...judged,
});
export type OpportunityAssessmentBody = z.output<typeof opportunityAssessmentBody>;

/** Whether a rule or its form is from the standard, from guidance, or the product's convention (dma-scoring.md). */
export const ruleMarks = ['norm', 'guidance', 'convention'] as const;

export const workingStep = z.object({
  /** For instance `R4`. */
  rule: z.string(),
  mark: z.enum(ruleMarks),
  /** Of ESRS 1; null for a pure convention. */
  paragraph: z.string().nullable(),
  /** The calculation with its numbers, in the caller's language. */
  text: z.string(),
});
export type WorkingStep = z.output<typeof workingStep>;

/** Bounds belong to the higher band (dma-scoring, section 7). */
export const scoreBands = ['minimal', 'low', 'moderate', 'significant', 'critical'] as const;

const scoreFields = {
  /** 0 to 5 with at most four decimals. */
  score: z.number(),
  /** Of an impact; null for risks and opportunities. */
  severity: z.number().nullable(),
  band: z.enum(scoreBands),
  reachesThreshold: z.boolean(),
  /** Severe, and below the threshold because of its likelihood: R10, R13. */
  isTailRisk: z.boolean(),
  /** Score and conclusion disagree: R18. */
  disagrees: z.boolean(),
  /** The conclusion requires a reason. */
  needsReason: z.boolean(),
};

export const assessmentScore = z
  .object({ ...scoreFields, working: z.array(workingStep) })
  .meta({ id: 'MaterialityScore' });
export type AssessmentScore = z.output<typeof assessmentScore>;

const iroParams = ofReport.extend({ iroId: idParam });
const shared = {
  dmIroId: id,
  score: assessmentScore,
  reason: z.string().nullable(),
  horizon: z.enum(horizons).nullable(),
  activityIds: z.array(id),
  stakeholderIds: z.array(id),
  updatedOn: instant,
};

/** Each type has its own fields and the same three calls. */
function callsOf<Body extends z.ZodObject, Row extends z.ZodObject>(
  singular: 'Impact' | 'Risk' | 'Opportunity',
  plural: 'Impacts' | 'Risks' | 'Opportunities',
  body: Body,
  row: Row,
) {
  const path = `${materialityPath}/${plural}/Assessments` as const;
  const what = singular === 'Risk' ? 'a risk' : `an ${singular.toLowerCase()}`;
  return {
    read: defineEndpoint({
      id: `read${singular}Assessment`,
      tag: materialityTag,
      summary: `Assessment of ${what}, with its score; null before there is one`,
      method: 'get',
      path: `${path}/{iroId}`,
      access: materialityMembers,
      params: iroParams,
      response: row.nullable(),
    }),
    create: defineEndpoint({
      id: `create${singular}Assessment`,
      tag: materialityTag,
      summary: `Assess ${what}; refused with 409 where it is assessed already`,
      method: 'post',
      path,
      access: materialityEditors,
      params: ofReport,
      body,
      response: row,
    }),
    update: defineEndpoint({
      id: `update${singular}Assessment`,
      tag: materialityTag,
      summary: `Change the assessment of ${what}`,
      method: 'put',
      path: `${path}/{iroId}`,
      access: materialityEditors,
      isGuarded: true,
      params: iroParams,
      body,
      response: row,
    }),
  };
}

export const impactAssessment = impactAssessmentBody
  .extend({
    ...shared,
    dmAssessmentProbabilityId: id.nullable(),
    isHumanRights: z.boolean().nullable(),
  })
  .meta({ id: 'ImpactAssessment' });
export type ImpactAssessment = z.output<typeof impactAssessment>;

export const riskAssessment = riskAssessmentBody.extend(shared).meta({ id: 'RiskAssessment' });
export type RiskAssessment = z.output<typeof riskAssessment>;

export const opportunityAssessment = opportunityAssessmentBody
  .extend(shared)
  .meta({ id: 'OpportunityAssessment' });
export type OpportunityAssessment = z.output<typeof opportunityAssessment>;

const withIro = { dmIroId: id };
const impacts = callsOf('Impact', 'Impacts', impactAssessmentBody.extend(withIro), impactAssessment);
const risks = callsOf('Risk', 'Risks', riskAssessmentBody.extend(withIro), riskAssessment);
const opportunities = callsOf(
  'Opportunity',
  'Opportunities',
  opportunityAssessmentBody.extend(withIro),
  opportunityAssessment,
);

export const readImpactAssessment = impacts.read;
export const createImpactAssessment = impacts.create;
export const updateImpactAssessment = impacts.update;
export const readRiskAssessment = risks.read;
export const createRiskAssessment = risks.create;
export const updateRiskAssessment = risks.update;
export const readOpportunityAssessment = opportunities.read;
export const createOpportunityAssessment = opportunities.create;
export const updateOpportunityAssessment = opportunities.update;

/** Returns the score of an assessment while its form is being filled; stores nothing. */
export const scoreImpact = defineEndpoint({
  id: 'scoreImpact',
  tag: materialityTag,
  summary: 'What an impact would score with these choices; stores nothing',
  method: 'post',
  path: `${materialityPath}/Impacts/Scores`,
  access: materialityMembers,
  isReadOnly: true,
  params: ofReport,
  body: impactAssessmentBody.extend(withIro),
  response: assessmentScore,
});

export const scoreRisk = defineEndpoint({
  id: 'scoreRisk',
  tag: materialityTag,
  summary: 'What a risk would score with these choices; stores nothing',
  method: 'post',
  path: `${materialityPath}/Risks/Scores`,
  access: materialityMembers,
  isReadOnly: true,
  params: ofReport,
  body: riskAssessmentBody.extend(withIro),
  response: assessmentScore,
});

export const scoreOpportunity = defineEndpoint({
  id: 'scoreOpportunity',
  tag: materialityTag,
  summary: 'What an opportunity would score with these choices; stores nothing',
  method: 'post',
  path: `${materialityPath}/Opportunities/Scores`,
  access: materialityMembers,
  isReadOnly: true,
  params: ofReport,
  body: opportunityAssessmentBody.extend(withIro),
  response: assessmentScore,
});

const chosenOption = id.nullable();

/** The choices for an item of any type, under the names of the forms; fields that its type does not have are null. */
export const chosenOptions = z
  .object({
    dmAssessmentIrremediabilityId: chosenOption,
    dmAssessmentType1Id: chosenOption,
    dmAssessmentType2Id: chosenOption,
    dmAssessmentScopeId: chosenOption,
    dmAssessmentImpactScaleId: chosenOption,
    dmAssessmentRiskScaleId: chosenOption,
    dmAssessmentOpportunityScaleId: chosenOption,
    dmAssessmentProbabilityId: chosenOption,
    dmAssessmentMaterialityId: chosenOption,
    isHumanRights: z.boolean().nullable(),
    reason: z.string().nullable(),
    horizon: z.enum(horizons).nullable(),
    activityIds: z.array(id),
    stakeholderIds: z.array(id),
    /** Of the assessment. */
    updatedOn: instant,
  })
  .meta({ id: 'MaterialityChosenOptions' });
export type ChosenOptions = z.output<typeof chosenOptions>;

export const assessmentRow = z
  .object({
    dmIroId: id,
    dmTopicEntryId: id,
    subtopicName: z.string(),
    /** In the caller's language. */
    type: z.string(),
    typeCode: z.enum(iroKinds),
    description: z.string(),
    /** The list of matters proposes to assess an impact of it as one on human rights. */
    proposesHumanRights: z.boolean(),
    isAssessmentCompleted: z.boolean(),
    /** Null until it is assessed. */
    score: z.number().nullable(),
    disagrees: z.boolean(),
    isTailRisk: z.boolean(),
    /** Required but missing: the method was changed since. */
    isReasonMissing: z.boolean(),
    /** Null until it is assessed. */
    chosen: chosenOptions.nullable(),
    /** How many people gave their opinion on it, and whether two of them are two levels apart on some factor. */
    opinionCount: z.number().int(),
    opinionsDiffer: z.boolean(),
    /** Why it is no longer part of the assessment; null while it is. Withdrawn items are listed last. */
    withdrawnReason: z.string().nullable(),
    /** Of the item. */
    updatedOn: instant,
  })
  .meta({ id: 'MaterialityAssessmentRow' });
export type AssessmentRow = z.output<typeof assessmentRow>;

export const listAssessments = defineEndpoint({
  id: 'listAssessments',
  tag: materialityTag,
  summary: 'Every impact, risk and opportunity with how far its assessment is, in the order of the matters',
  method: 'get',
  path: `${materialityPath}/Assessments`,
  access: materialityMembers,
  params: ofReport,
  response: z.array(assessmentRow),
});

/** A row of the results: an impact, or a risk or opportunity. */
export const assessedIro = z
  .object({
    dmIroId: id,
    topic: z.string(),
    dmTopicCategoryId: id,
    description: z.string(),
    type: z.string(),
    typeCode: z.enum(iroKinds),
    /** "Negative, potential" in the caller's language; null for risks and opportunities. */
    impactType: z.string().nullable(),
    conclusion: z.enum(['material', 'watch', 'notMaterial']),
    reason: z.string().nullable(),
    ...scoreFields,
  })
  .meta({ id: 'MaterialityAssessedIro' });
export type AssessedIro = z.output<typeof assessedIro>;

export const listAssessedImpacts = defineEndpoint({
  id: 'listAssessedImpacts',
  tag: materialityTag,
  summary: 'Assessed impacts with their scores, highest first',
  method: 'get',
  path: `${materialityPath}/Assessments/Impacts`,
  access: materialityMembers,
  params: ofReport,
  response: z.array(assessedIro),
});

export const listAssessedFinancials = defineEndpoint({
  id: 'listAssessedFinancials',
  tag: materialityTag,
  summary: 'Assessed risks and opportunities with their scores, highest first',
  method: 'get',
  path: `${materialityPath}/Assessments/Financials`,
  access: materialityMembers,
  params: ofReport,
  response: z.array(assessedIro),
});
