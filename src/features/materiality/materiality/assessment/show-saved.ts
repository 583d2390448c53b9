import type { QueryClient } from '@tanstack/react-query';
import type { ChosenOptions } from '#api/contract/materiality/assessments';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import type { AssessmentDetail } from './kinds';

export const nothingChosen: Omit<ChosenOptions, 'updatedOn'> = {
  dmAssessmentIrremediabilityId: null,
  dmAssessmentType1Id: null,
  dmAssessmentType2Id: null,
  dmAssessmentScopeId: null,
  dmAssessmentImpactScaleId: null,
  dmAssessmentRiskScaleId: null,
  dmAssessmentOpportunityScaleId: null,
  dmAssessmentProbabilityId: null,
  dmAssessmentMaterialityId: null,
  isHumanRights: null,
  reason: null,
  horizon: null,
  activityIds: [],
  stakeholderIds: [],
};

/** The row of an item as the server has just confirmed it: nobody waits for the whole list, which is asked for again. */
export function showSaved(
  client: QueryClient,
  headerId: number,
  { dmIroId, score, ...chosen }: AssessmentDetail,
): void {
  client.setQueryData(materialityQueries.assessments(headerId).queryKey, (rows) =>
    rows?.map((row) =>
      row.dmIroId === dmIroId
        ? {
            ...row,
            isAssessmentCompleted: true,
            score: score.score,
            disagrees: score.disagrees,
            isTailRisk: score.isTailRisk,
            isReasonMissing: score.needsReason && chosen.reason === null,
            chosen: { ...nothingChosen, ...chosen },
          }
        : row,
    ),
  );
}
