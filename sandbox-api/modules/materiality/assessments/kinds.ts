import type {
  ImpactAssessmentBody,
  OpportunityAssessmentBody,
  RiskAssessmentBody,
} from '#api/contract/materiality/assessments';
import type { IroKind } from '#api/contract/materiality/iros';
import type { Chosen } from './chosen-input';

/** How the form of one type of item is stored: its own names for the same few columns. */
export type KindOfForm<Body> = {
  kind: IroKind;
  chosenOf(body: Body): Chosen;
  /** The choices of a stored row, under the names of the form. */
  bodyOf(chosen: Chosen): Omit<Body, 'reason'>;
};

/** Columns that only impacts fill. */
const noImpact = {
  irremediabilityId: null,
  type1Id: null,
  type2Id: null,
  scopeId: null,
  isHumanRights: null,
};

/** Properties of every type of item besides its levels. */
type Placed = Pick<Chosen, 'horizon' | 'activityIds' | 'stakeholderIds'>;

function placedOf({ horizon, activityIds, stakeholderIds }: Placed): Placed {
  return { horizon, activityIds, stakeholderIds };
}

export const impactForm: KindOfForm<ImpactAssessmentBody> = {
  kind: 'impact',
  chosenOf: (body) => ({
    irremediabilityId: body.dmAssessmentIrremediabilityId,
    type1Id: body.dmAssessmentType1Id,
    type2Id: body.dmAssessmentType2Id,
    scopeId: body.dmAssessmentScopeId,
    isHumanRights: body.isHumanRights,
    scaleId: body.dmAssessmentImpactScaleId,
    probabilityId: body.dmAssessmentProbabilityId,
    materialityId: body.dmAssessmentMaterialityId,
    ...placedOf(body),
  }),
  bodyOf: (chosen) => ({
    dmAssessmentIrremediabilityId: filled(chosen.irremediabilityId),
    dmAssessmentType1Id: filled(chosen.type1Id),
    dmAssessmentType2Id: filled(chosen.type2Id),
    dmAssessmentScopeId: filled(chosen.scopeId),
    dmAssessmentImpactScaleId: chosen.scaleId,
    dmAssessmentProbabilityId: chosen.probabilityId,
    dmAssessmentMaterialityId: chosen.materialityId,
    isHumanRights: chosen.isHumanRights,
    ...placedOf(chosen),
  }),
};

export const riskForm: KindOfForm<RiskAssessmentBody> = {
  kind: 'risk',
  chosenOf: (body) => ({
    ...noImpact,
    scaleId: body.dmAssessmentRiskScaleId,
    probabilityId: body.dmAssessmentProbabilityId,
    materialityId: body.dmAssessmentMaterialityId,
    ...placedOf(body),
  }),
  bodyOf: ({ scaleId, probabilityId, materialityId, ...chosen }) => ({
    dmAssessmentRiskScaleId: scaleId,
    dmAssessmentProbabilityId: filled(probabilityId),
    dmAssessmentMaterialityId: materialityId,
    ...placedOf(chosen),
  }),
};

export const opportunityForm: KindOfForm<OpportunityAssessmentBody> = {
  kind: 'opportunity',
  chosenOf: (body) => ({
    ...noImpact,
    scaleId: body.dmAssessmentOpportunityScaleId,
    probabilityId: body.dmAssessmentProbabilityId,
    materialityId: body.dmAssessmentMaterialityId,
    ...placedOf(body),
  }),
  bodyOf: ({ scaleId, probabilityId, materialityId, ...chosen }) => ({
    dmAssessmentOpportunityScaleId: scaleId,
    dmAssessmentProbabilityId: filled(probabilityId),
    dmAssessmentMaterialityId: materialityId,
    ...placedOf(chosen),
  }),
};

/** A column that rows of this kind always fill. */
function filled(id: number | null): number {
  if (id === null) throw new Error('An assessment was stored without one of its choices.');
  return id;
}
