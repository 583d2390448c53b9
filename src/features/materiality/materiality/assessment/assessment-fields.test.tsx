import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AssessmentScore, InputCode } from '#api/contract/materiality/assessments';
import { useContractForm } from '@/components/form/use-contract-form';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { AssessmentFields } from './assessment-fields';
import type { AssessmentBody, AssessmentValues } from './kinds';
import { scoreQuery } from './queries';
import { schemaOf, startValues } from './values';

const item = { headerId: 7, iroId: 1, kind: 'impact' as const };
const ids = { positive: 2, negative: 1, potential: 4 };
const actual: AssessmentValues = {
  ...startValues(null),
  dmAssessmentIrremediabilityId: 13,
  dmAssessmentType1Id: 1,
  dmAssessmentType2Id: 3,
  dmAssessmentScopeId: 23,
  dmAssessmentImpactScaleId: 43,
  dmAssessmentMaterialityId: 3,
};
const score: AssessmentScore = {
  score: 3,
  severity: 3,
  band: 'significant',
  reachesThreshold: true,
  isTailRisk: false,
  disagrees: true,
  needsReason: true,
  working: [
    { rule: 'R4', mark: 'norm', paragraph: 'par. 45', text: '(3 + 3 + 3) / 3 = 3' },
    {
      rule: 'R18',
      mark: 'convention',
      paragraph: null,
      text: 'The assessor concludes that the item is not material',
    },
  ],
};

function Fields({ values }: { values: AssessmentValues }) {
  const form = useContractForm<AssessmentValues, AssessmentBody>({
    schema: schemaOf('impact', ids),
    defaultValues: values,
    onSubmit: () => undefined,
  });
  return <AssessmentFields form={form} item={item} proposesHumanRights />;
}

/** The form of an impact with these choices, after the server has returned the actual impact. */
function drawn(values: AssessmentValues): string {
  const queryClient = new QueryClient();
  const option = (dmAssessmentInputId: number, value: number) => ({
    dmAssessmentInputId,
    value,
    displayString: `Option ${value}`,
    description: `What ${value} means`,
  });
  const inputs: [InputCode, number][] = [
    ['irremediability', 10],
    ['scope', 20],
    ['ipct-scale', 40],
    ['probability', 30],
  ];
  for (const [code, base] of inputs)
    queryClient.setQueryData(materialityQueries.inputs(7, code).queryKey, [option(base + 3, 3)]);
  const type = (dmAssessmentTypeId: number, code: 'negative' | 'positive' | 'actual' | 'potential') => ({
    dmAssessmentTypeId,
    code,
    displayString: code,
    description: `What ${code} means`,
  });
  queryClient.setQueryData(materialityQueries.types(7, 1).queryKey, [
    type(1, 'negative'),
    type(2, 'positive'),
  ]);
  queryClient.setQueryData(materialityQueries.types(7, 2).queryKey, [
    type(3, 'actual'),
    type(4, 'potential'),
  ]);
  queryClient.setQueryData(materialityQueries.conclusions(7).queryKey, [
    { dmAssessmentMaterialityId: 3, displayString: 'Not material', description: '', code: 'notMaterial' },
  ]);
  const body = schemaOf('impact', ids).parse(actual);
  queryClient.setQueryData(scoreQuery(item, body).queryKey, score);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Fields values={values} />
    </QueryClientProvider>,
  );
}

it('shows the meaning of the chosen option below its field', () => {
  const html = drawn(actual);
  expect(html).toContain('What negative means');
  expect(html).toContain('What 3 means');
});

// spec: materiality.assessment.probability
it('asks for the likelihood only when the impact is potential', () => {
  expect(drawn(actual)).not.toContain('fields.dmAssessmentProbabilityId');
  expect(drawn({ ...actual, dmAssessmentType2Id: 4 })).toContain('fields.dmAssessmentProbabilityId');
});

it('shows how the score was calculated: rule, mark and paragraph', () => {
  const html = drawn(actual);
  for (const part of ['>3.0<', 'score.reaches', '(3 + 3 + 3) / 3 = 3', '>R4<', 'marksOfRules.norm'])
    expect(html).toContain(part);
  expect(drawn({ ...actual, dmAssessmentScopeId: null })).toContain('score.waiting');
});

it('requires a reason when the conclusion differs from the score', () => {
  expect(drawn(actual)).toContain('reasonNeeded');
  expect(drawn(actual)).toContain('score.disagrees');
  expect(drawn(actual)).toContain('The assessor concludes');
  const open = drawn({ ...actual, dmAssessmentMaterialityId: null });
  expect(open).not.toContain('reasonNeeded');
  expect(open).not.toContain('The assessor concludes');
  expect(open).toContain('(3 + 3 + 3) / 3 = 3');
});
