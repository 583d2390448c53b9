import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { IroOpinion, IroOpinions, JoinedLevels } from '#api/contract/materiality/opinions';
import { assessmentRow } from '#api/testing/facts/assessment-row';
import { TooltipProvider } from '@/components/ui/tooltip';
import { OpinionsPanel } from './opinions-panel';
import { opinionsQuery } from './queries';

const headerId = 7;
const row = assessmentRow({ typeCode: 'risk', description: 'Prices' });
const levels = {
  dmAssessmentIrremediabilityId: null,
  dmAssessmentType1Id: null,
  dmAssessmentType2Id: null,
  dmAssessmentScopeId: null,
  dmAssessmentImpactScaleId: null,
  dmAssessmentRiskScaleId: 54,
  dmAssessmentOpportunityScaleId: null,
  dmAssessmentProbabilityId: 34,
  isHumanRights: null,
};
const opinion = (dmOpinionId: number, over: Partial<IroOpinion> = {}): IroOpinion => ({
  ...levels,
  dmOpinionId,
  person: `Person ${dmOpinionId}`,
  personName: null,
  isOwn: false,
  comment: null,
  score: 3.2,
  canChange: false,
  canDelete: false,
  updatedOn: '2026-01-01T00:00:00.000Z',
  ...over,
});
const apart: JoinedLevels = { count: 2, mean: 3.5, lowest: 2, highest: 5, differs: true };
const close: JoinedLevels = { count: 2, mean: 4, lowest: 4, highest: 4, differs: false };

function drawn(read: Partial<IroOpinions>): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(opinionsQuery(headerId, 1).queryKey, {
    opinions: [],
    joined: { irremediability: null, scope: null, scale: apart, probability: close, score: close },
    offered: levels,
    canAddOwn: false,
    canAddForColleague: false,
    ...read,
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <OpinionsPanel {...{ headerId, row }} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

it('says that there are no opinions yet and shows what the user can add', () => {
  const html = drawn({ canAddOwn: true });
  expect(html).toContain('empty');
  expect(html).toContain('addOwn');
  expect(html).not.toContain('addOf');
  expect(html).not.toContain('<table');
});

it('shows readers each opinion without buttons, and mean and spread from two opinions on', () => {
  expect(drawn({ opinions: [opinion(1)] })).not.toContain('<tfoot');
  const html = drawn({ opinions: [opinion(1), opinion(2, { comment: 'After the visit' })] });
  for (const text of ['Person 1', 'Person 2', 'After the visit', '3.50', '2–5', '4.00'])
    expect(html).toContain(text);
  expect(html.match(/differs/g)).toHaveLength(1);
  expect(html).not.toContain('<button');
});

it('shows buttons for opinions that the user may change or delete', () => {
  const own = opinion(1, { isOwn: true, canChange: true, canDelete: true });
  const html = drawn({ opinions: [own, opinion(2, { canDelete: true })] });
  expect(html.match(/<button/g)).toHaveLength(3);
});
