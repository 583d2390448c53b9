import type { ZodType } from 'zod';
import {
  type AssessmentScore,
  createImpactAssessment,
  createOpportunityAssessment,
  createRiskAssessment,
  type Horizon,
  type ImpactAssessment,
  type InputCode,
  impactAssessmentBody,
  type OpportunityAssessment,
  opportunityAssessmentBody,
  type RiskAssessment,
  readImpactAssessment,
  readOpportunityAssessment,
  readRiskAssessment,
  riskAssessmentBody,
  scoreImpact,
  scoreOpportunity,
  scoreRisk,
  updateImpactAssessment,
  updateOpportunityAssessment,
  updateRiskAssessment,
} from '#api/contract/materiality/assessments';
import type { IroKind } from '#api/contract/materiality/iros';
import { call } from '@/lib/api/call';

/** Fields that hold a chosen option, named as in the API. */
export type ChoiceField =
  | 'dmAssessmentIrremediabilityId'
  | 'dmAssessmentType1Id'
  | 'dmAssessmentType2Id'
  | 'dmAssessmentScopeId'
  | 'dmAssessmentImpactScaleId'
  | 'dmAssessmentRiskScaleId'
  | 'dmAssessmentOpportunityScaleId'
  | 'dmAssessmentProbabilityId'
  | 'dmAssessmentMaterialityId';

/** The fields of an item that are not choices. */
type Placed = { horizon: Horizon | null; activityIds: number[]; stakeholderIds: number[] };

/** The form values of all kinds of items; each kind uses its own fields. */
export type AssessmentValues = Record<ChoiceField, number | null> &
  Placed & {
    reason: string;
    /** Impacts only. Null means the suggestion from the list of matters applies. */
    isHumanRights: boolean | null;
  };

/** A request body of one kind, already checked by its schema. */
export type AssessmentBody = Partial<Record<ChoiceField, number | null>> &
  Placed & { reason: string | null; isHumanRights?: boolean | null };

export type AssessmentDetail = ImpactAssessment | RiskAssessment | OpportunityAssessment;

/** Where a field gets its options from. */
export type ChoiceSource = { list: 'inputs'; code: InputCode } | { list: 'types'; number: 1 | 2 };

const choice = {
  irremediability: ['dmAssessmentIrremediabilityId', { list: 'inputs', code: 'irremediability' }],
  type1: ['dmAssessmentType1Id', { list: 'types', number: 1 }],
  type2: ['dmAssessmentType2Id', { list: 'types', number: 2 }],
  scope: ['dmAssessmentScopeId', { list: 'inputs', code: 'scope' }],
  impactScale: ['dmAssessmentImpactScaleId', { list: 'inputs', code: 'ipct-scale' }],
  riskScale: ['dmAssessmentRiskScaleId', { list: 'inputs', code: 'risk-scale' }],
  opportunityScale: ['dmAssessmentOpportunityScaleId', { list: 'inputs', code: 'opp-scale' }],
  probability: ['dmAssessmentProbabilityId', { list: 'inputs', code: 'probability' }],
} as const satisfies Record<string, readonly [ChoiceField, ChoiceSource]>;

/** In the order of the specification; the conclusion comes after all of them. */
export const fieldsOf: Record<IroKind, readonly (readonly [ChoiceField, ChoiceSource])[]> = {
  impact: [
    choice.irremediability,
    choice.type1,
    choice.type2,
    choice.scope,
    choice.impactScale,
    choice.probability,
  ],
  risk: [choice.riskScale, choice.probability],
  opportunity: [choice.opportunityScale, choice.probability],
};

export const bodyOf: Record<IroKind, ZodType<AssessmentBody>> = {
  impact: impactAssessmentBody,
  risk: riskAssessmentBody,
  opportunity: opportunityAssessmentBody,
};

const calls = {
  impact: {
    read: readImpactAssessment,
    create: createImpactAssessment,
    update: updateImpactAssessment,
    score: scoreImpact,
  },
  risk: {
    read: readRiskAssessment,
    create: createRiskAssessment,
    update: updateRiskAssessment,
    score: scoreRisk,
  },
  opportunity: {
    read: readOpportunityAssessment,
    create: createOpportunityAssessment,
    update: updateOpportunityAssessment,
    score: scoreOpportunity,
  },
} as const;

type Item = { headerId: number; iroId: number; kind: IroKind };

/** Null when the item has not been assessed yet. */
export function readAssessment(
  { headerId, iroId, kind }: Item,
  signal: AbortSignal,
): Promise<AssessmentDetail | null> {
  return call(calls[kind].read, { params: { id: headerId, iroId } }, { signal });
}

export function createAssessment(
  { headerId, iroId, kind }: Item,
  body: AssessmentBody,
): Promise<AssessmentDetail> {
  // This body was produced by the schema of the kind.
  return call(calls[kind].create, { params: { id: headerId }, body: { ...body, dmIroId: iroId } as never });
}

export function updateAssessment(
  { headerId, iroId, kind }: Item,
  body: AssessmentBody,
  seenUpdatedOn: string,
): Promise<AssessmentDetail> {
  const changed = { ...body, dmIroId: iroId } as never;
  return call(calls[kind].update, { params: { id: headerId, iroId }, body: changed, seenUpdatedOn });
}

/** Calculates the score of these choices without storing anything. */
export function scoreOf(
  { headerId, iroId, kind }: Item,
  body: AssessmentBody,
  signal: AbortSignal,
): Promise<AssessmentScore> {
  const scored = { ...body, dmIroId: iroId } as never;
  return call(calls[kind].score, { params: { id: headerId }, body: scored }, { signal });
}
