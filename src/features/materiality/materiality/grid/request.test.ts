import { describe, expect, it } from 'vitest';
import type { AssessmentRow, ChosenOptions } from '#api/contract/materiality/assessments';
import { assessmentRow } from '#api/testing/facts/assessment-row';
import { requestOf } from './request';

const ids = { positive: 2, negative: 1, potential: 4 };
const chosen: ChosenOptions = {
  dmAssessmentIrremediabilityId: 13,
  dmAssessmentType1Id: 1,
  dmAssessmentType2Id: 3,
  dmAssessmentScopeId: 23,
  dmAssessmentImpactScaleId: 43,
  dmAssessmentRiskScaleId: null,
  dmAssessmentOpportunityScaleId: null,
  dmAssessmentProbabilityId: null,
  dmAssessmentMaterialityId: 1,
  isHumanRights: true,
  reason: 'Measured',
  horizon: 'short',
  activityIds: [5],
  stakeholderIds: [6, 7],
  updatedOn: '2026-02-03T00:00:00.000Z',
};
const row = (over: Partial<AssessmentRow> = {}) => assessmentRow({ dmIroId: 9, chosen, ...over });

describe('the request for a changed row', () => {
  it('sends the whole assessment with the change and the time at which it was read', () => {
    const request = requestOf(row(), { dmAssessmentScopeId: 25 }, ids);
    expect(request).toEqual({
      is: 'update',
      seenUpdatedOn: '2026-02-03T00:00:00.000Z',
      body: {
        dmAssessmentIrremediabilityId: 13,
        dmAssessmentType1Id: 1,
        dmAssessmentType2Id: 3,
        dmAssessmentScopeId: 25,
        dmAssessmentImpactScaleId: 43,
        dmAssessmentProbabilityId: null,
        dmAssessmentMaterialityId: 1,
        isHumanRights: true,
        reason: 'Measured',
        horizon: 'short',
        activityIds: [5],
        stakeholderIds: [6, 7],
      },
    });
  });

  it('waits for the likelihood of an impact that becomes potential', () => {
    const changes = { dmAssessmentType2Id: 4 };
    expect(requestOf(row(), changes, ids)).toEqual({
      is: 'incomplete',
      missing: ['dmAssessmentProbabilityId'],
    });
    const complete = requestOf(row(), { ...changes, dmAssessmentProbabilityId: 33 }, ids);
    expect(complete).toMatchObject({ is: 'update', body: { dmAssessmentProbabilityId: 33 } });
  });

  it('creates a new assessment once all choices of the kind are made', () => {
    const risk = row({ typeCode: 'risk', chosen: null, isAssessmentCompleted: false, score: null });
    const changes = { dmAssessmentRiskScaleId: 54, dmAssessmentProbabilityId: 33 };
    expect(requestOf(risk, changes, ids)).toEqual({
      is: 'incomplete',
      missing: ['dmAssessmentMaterialityId'],
    });
    expect(requestOf(risk, { ...changes, dmAssessmentMaterialityId: 3 }, ids)).toEqual({
      is: 'create',
      body: {
        dmAssessmentRiskScaleId: 54,
        dmAssessmentProbabilityId: 33,
        dmAssessmentMaterialityId: 3,
        reason: null,
        horizon: null,
        activityIds: [],
        stakeholderIds: [],
      },
    });
  });
});
