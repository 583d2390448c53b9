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

it('asks for the likelihood of potential impacts, risks and opportunities', () => {
  expect(asked(actual)).not.toContain('dmAssessmentProbabilityId');
  expect(asked(potential)).toContain('dmAssessmentProbabilityId');
  for (const kind of ['risk', 'opportunity'] as const)
    expect(shownFields(kind, startValues(null), ids).map(([field]) => field)).toContain(
      'dmAssessmentProbabilityId',
    );
});

// spec: materiality.validation.impact
it('refuses a potential impact without a likelihood at that field and accepts an actual one', () => {
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
it('requires every choice of each kind', () => {
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

it('requests a score as soon as everything it depends on is chosen, before there is a conclusion', () => {
  expect(isScorable('impact', { ...actual, dmAssessmentMaterialityId: null }, ids)).toBe(true);
  expect(isScorable('impact', potential, ids)).toBe(false);
  expect(isScorable('risk', { ...startValues(null), dmAssessmentRiskScaleId: 51 }, ids)).toBe(false);
});

it('asks for no remedy for a positive impact and keeps a remedy that fits', () => {
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

it('starts with the saved values and drops values of another kind', () => {
  const detail = { dmIroId: 7, dmAssessmentRiskScaleId: 54, dmAssessmentProbabilityId: 32, reason: null };
  const values = startValues({ ...detail, dmAssessmentMaterialityId: 2, updatedOn: '' } as never);
  expect(values).toEqual({
    ...startValues(null),
    dmAssessmentRiskScaleId: 54,
    dmAssessmentProbabilityId: 32,
    dmAssessmentMaterialityId: 2,
  });
});
