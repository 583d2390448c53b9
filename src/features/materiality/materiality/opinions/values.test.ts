import { describe, expect, it } from 'vitest';
import type { IroOpinion, IroOpinions } from '#api/contract/materiality/opinions';
import { joinedOf, meanToUse, opinionSchema, opinionValues } from './values';

const ids = { positive: 2, negative: 1, potential: 4 };
const levels = {
  dmAssessmentIrremediabilityId: 13,
  dmAssessmentType1Id: 1,
  dmAssessmentType2Id: 3,
  dmAssessmentScopeId: 23,
  dmAssessmentImpactScaleId: 43,
  dmAssessmentRiskScaleId: null,
  dmAssessmentOpportunityScaleId: null,
  dmAssessmentProbabilityId: null,
  isHumanRights: true,
};
const opinion: IroOpinion = {
  ...levels,
  dmOpinionId: 5,
  person: 'Anna Nowak',
  personName: 'Anna Nowak',
  isOwn: false,
  comment: null,
  score: 3,
  canChange: true,
  canDelete: true,
  updatedOn: '2026-01-01T00:00:00.000Z',
};

describe('the form of an opinion', () => {
  it('starts empty or with the saved opinion', () => {
    expect(opinionValues(null)).toMatchObject({ dmAssessmentScopeId: null, personName: '', comment: '' });
    expect(opinionValues(opinion)).toMatchObject({ ...levels, personName: 'Anna Nowak', comment: '' });
  });

  it('requires every factor of its kind, the likelihood of potential impacts, and the name of a colleague', () => {
    const missing = (values: object, isColleagues = false) =>
      opinionSchema({ kind: 'impact', ids, isColleagues })
        .safeParse({ ...opinionValues(opinion), ...values })
        .error?.issues.map(({ path }) => path.join());
    expect(missing({})).toBeUndefined();
    expect(missing({ dmAssessmentScopeId: null, dmAssessmentType2Id: 4 })).toEqual([
      'dmAssessmentScopeId',
      'dmAssessmentProbabilityId',
    ]);
    expect(missing({ personName: ' ' }, true)).toEqual(['personName']);
    expect(missing({ personName: '' })).toBeUndefined();
  });
});

describe('the mean', () => {
  it('fills every factor of the kind', () => {
    expect(meanToUse('impact', levels, ids)).toEqual({
      values: {
        dmAssessmentIrremediabilityId: 13,
        dmAssessmentType1Id: 1,
        dmAssessmentType2Id: 3,
        dmAssessmentScopeId: 23,
        dmAssessmentImpactScaleId: 43,
        dmAssessmentProbabilityId: null,
        isHumanRights: true,
      },
      undecided: [],
    });
    const risk = { ...levels, dmAssessmentRiskScaleId: 54, dmAssessmentProbabilityId: 34 };
    expect(meanToUse('risk', risk, ids)).toEqual({
      values: { dmAssessmentRiskScaleId: 54, dmAssessmentProbabilityId: 34 },
      undecided: [],
    });
  });

  it('names the factors without agreement but not those that depend on them', () => {
    const divided = {
      ...levels,
      dmAssessmentType1Id: null,
      dmAssessmentIrremediabilityId: null,
      dmAssessmentType2Id: null,
    };
    expect(meanToUse('impact', divided, ids)).toMatchObject({
      values: { dmAssessmentType1Id: null, dmAssessmentIrremediabilityId: null },
      undecided: ['dmAssessmentType1Id', 'dmAssessmentType2Id'],
    });
  });

  it('uses the opinions on the factor of the field', () => {
    const joined = {
      irremediability: null,
      scope: null,
      scale: { mean: 3.5 },
      probability: null,
      score: null,
    };
    const of = joined as IroOpinions['joined'];
    expect(joinedOf('dmAssessmentRiskScaleId', of)).toEqual({ mean: 3.5 });
    expect(joinedOf('dmAssessmentType1Id', of)).toBeNull();
  });
});
