import { expect, it } from 'vitest';
import type { AssessmentValues } from './kinds';
import { fitsRemedy, isScorable, remedyFor, schemaOf, shownFields, startValues } from './values';

const ids = { positive: 2, negative: 1, potential: 4 };
const actual: AssessmentValues = {
  ...startValues(null),
  dmAssessmentIrremediabilityId: 13,
  dmAssessmentType1Id: 1,
  dmAssessmentType2Id: 3,
  dmAssessmentScopeId: 23,
  dmAssessmentImpactScaleId: 43,
  dmAssessmentMaterialityId: 1,
};
const potential = { ...actual, dmAssessmentType2Id: 4 };
const asked = (values: AssessmentValues) => shownFields('impact', values, ids).map(([field]) => field);

it('the probability is asked of a potential impact, and of risks and opportunities', () => {
  expect(asked(actual)).not.toContain('dmAssessmentProbabilityId');
  expect(asked(potential)).toContain('dmAssessmentProbabilityId');
  for (const kind of ['risk', 'opportunity'] as const)
    expect(shownFields(kind, startValues(null), ids).map(([field]) => field)).toContain(
      'dmAssessmentProbabilityId',
    );
});

// spec: materiality.validation.impact
it('a potential impact without a probability is refused at that field, an actual one is not', () => {
  const schema = schemaOf('impact', ids);
  expect(schema.safeParse(actual).success).toBe(true);
  expect(schema.safeParse({ ...potential, dmAssessmentProbabilityId: 33 }).success).toBe(true);
  const refused = schema.safeParse(potential);
  expect(refused.error?.issues.map(({ path }) => path)).toEqual([['dmAssessmentProbabilityId']]);
  const both = schema.safeParse({ ...potential, dmAssessmentScopeId: null });
  expect(both.error?.issues.map(({ path }) => path[0])).toEqual([
    'dmAssessmentScopeId',
    'dmAssessmentProbabilityId',
  ]);
});

// spec: materiality.assessment.impact, materiality.assessment.risk, materiality.assessment.opportunity
// spec: materiality.validation.impact, materiality.validation.financial
it('every choice is required, for each kind its own', () => {
  const fields = (kind: 'impact' | 'risk' | 'opportunity') =>
    schemaOf(kind, ids)
      .safeParse(startValues(null))
      .error?.issues.map(({ path }) => String(path[0]).replace(/^dmAssessment|Id$/g, ''))
      .sort();
  expect(fields('impact')).toEqual([
    'ImpactScale',
    'Irremediability',
    'Materiality',
    'Scope',
    'Type1',
    'Type2',
  ]);
  expect(fields('risk')).toEqual(['Materiality', 'Probability', 'RiskScale']);
  expect(fields('opportunity')).toEqual(['Materiality', 'OpportunityScale', 'Probability']);
});

it('a score is asked for once everything it follows from is chosen, before there is a conclusion', () => {
  expect(isScorable('impact', { ...actual, dmAssessmentMaterialityId: null }, ids)).toBe(true);
  expect(isScorable('impact', potential, ids)).toBe(false);
  expect(isScorable('risk', { ...startValues(null), dmAssessmentRiskScaleId: 51 }, ids)).toBe(false);
});

it('only a positive impact needs no remedy, and what fits is kept', () => {
  const options = [
    { id: 10, value: 0 },
    { id: 11, value: 1 },
    { id: 13, value: 3 },
  ];
  expect([fitsRemedy({ value: 0 }, true), fitsRemedy({ value: 0 }, false)]).toEqual([true, false]);
  expect(remedyFor(13, options, true)).toBe(10);
  expect(remedyFor(10, options, false)).toBeNull();
  expect(remedyFor(13, options, false)).toBe(13);
});

it('a form begins with what was saved, and without what belongs to another kind', () => {
  const detail = { dmIroId: 7, dmAssessmentRiskScaleId: 54, dmAssessmentProbabilityId: 32, reason: null };
  const values = startValues({ ...detail, dmAssessmentMaterialityId: 2, updatedOn: '' } as never);
  expect(values).toEqual({
    ...startValues(null),
    dmAssessmentRiskScaleId: 54,
    dmAssessmentProbabilityId: 32,
    dmAssessmentMaterialityId: 2,
  });
});
