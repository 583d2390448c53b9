import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Report } from '#api/contract/reports/reports';
import { TooltipProvider } from '@/components/ui/tooltip';
import { materialitySearch, methodAsked } from '@/features/materiality/materiality/search';
import { sessionQuery } from '@/lib/api/queries/session';
import { resultQueries } from './queries';
import { ResultsView } from './results-view';

const headerId = 7;
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const chosen = {
  impactThreshold: 3,
  financialThreshold: 3,
  severityForm: 'meanWithExtreme',
  likelihoodWeight: 1,
} as const;
const rolledUp = {
  outcome: 'impact',
  isMaterial: true,
  iroCount: 1,
  materialIroCount: 1,
  financialMateriality: 1,
} as const;
const topic = (index: number) => ({
  ...rolledUp,
  dmSubtopicId: index,
  dmTopicCategoryId: 1 + (index % 2),
  categoryName: 'Environmental',
  standard: 'E1',
  topicName: 'Climate',
  subtopicName: `Topic ${index}`,
  impactMateriality: index / 4,
  decidingImpactIroId: 1,
  decidingFinancialIroId: null,
  rank: null,
});
const category = (dmTopicCategoryId: number, name: string) => ({
  ...rolledUp,
  dmTopicCategoryId,
  name,
  colour: '1a2b3c',
  subtopicCount: 6,
  materialCount: 6,
  impactMateriality: 3,
});
const results = {
  method: chosen,
  chosenMethod: chosen,
  changed: [],
  leftOutStandards: [],
  materialStandards: ['E1'],
  topics: Array.from({ length: 12 }, (_, index) => topic(index + 1)),
  categories: [category(1, 'Environmental'), category(2, 'Social')],
  needsClimateExplanation: false,
  tailRiskCount: 0,
  disagreementCount: 0,
  missingReasonCount: 0,
  unassessedCount: 0,
};
const asked = {
  ...results,
  method: { ...chosen, impactThreshold: 2.5 },
  disagreementCount: 2,
  leftOutStandards: [{ standard: 'E4', name: 'Biodiversity', requirementCount: 3 }],
};

/** The results that this address shows; results for another address are not loaded yet. */
function drawn(address: Record<string, unknown>, answers: [{ queryKey: readonly unknown[] }, unknown][]) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, { isAdmin: false } as never);
  for (const [{ queryKey }, answer] of answers) queryClient.setQueryData(queryKey, answer);
  const header = { reportHeaderId: headerId, startDate: '2025-01-01', endDate: '2025-12-31' };
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router as never}>
        <TooltipProvider>
          <ResultsView
            report={{ reportId: 2, name: 'Sustainability' } as Report}
            header={header as never}
            isEditor
            search={{ ...materialitySearch(address), headerId }}
            onSearch={() => undefined}
            onEdit={() => undefined}
          />
        </TooltipProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
  );
}

const rows = (html: string) =>
  [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/g)].map(([, text]) => text);
const byChoice: [{ queryKey: readonly unknown[] }, unknown] = [resultQueries.results(headerId), results];

describe('the address of the results', () => {
  it('sets which topics are shown and in which order', () => {
    const shown = (address: Record<string, unknown>) =>
      rows(drawn(address, [byChoice])).filter((text) => text?.startsWith('Topic '));
    expect(shown({})).toHaveLength(10);
    expect(shown({ page: 2 })).toEqual(['Topic 11', 'Topic 12']);
    expect(shown({ page: 99 })).toEqual(['Topic 11', 'Topic 12']);
    expect(shown({ sort: 'impactMateriality', desc: true }).slice(0, 2)).toEqual(['Topic 12', 'Topic 11']);
    expect(shown({ sort: 'score', desc: true })[0]).toBe('Topic 1');
  });

  it('sets the category of the matrix and ignores an unknown category', () => {
    const summaryOf = (address: Record<string, unknown>) =>
      drawn(address, [byChoice])
        .match(/aria-selected="true"[^>]*>([^<]*)</g)
        ?.at(-1);
    expect(summaryOf({})).toContain('matrix.all');
    expect(summaryOf({ category: 2 })).toContain('Social');
    expect(summaryOf({ category: 9 })).toContain('matrix.all');
  });

  it('sets the method to try out and shows no results of another method before its own are loaded', () => {
    const address = { impactThreshold: 2.5 };
    const waiting = drawn(address, [byChoice]);
    expect(waiting).toContain('aria-busy="true"');
    expect(waiting).not.toContain('Topic 1');
    const html = drawn(address, [byChoice, [resultQueries.results(headerId, address), asked]]);
    expect(html).toContain('value="2.5"');
    expect(html).toContain('method.reset');
  });

  it('is ignored where it cannot be read', () => {
    for (const wrong of [
      { impactThreshold: 0 },
      { impactThreshold: 5.1 },
      { impactThreshold: 2.55 },
      { impactThreshold: '0x3' },
      { financialThreshold: 'high' },
      { financialThreshold: [3] },
      { likelihoodWeight: 1.1 },
      { likelihoodWeight: -0.1 },
      { severityForm: 'sum' },
    ])
      expect(methodAsked(materialitySearch(wrong)), JSON.stringify(wrong)).toEqual({});
    const every = {
      impactThreshold: 2.5,
      financialThreshold: 0.1,
      likelihoodWeight: 0,
      severityForm: 'maximum',
    };
    expect(methodAsked(materialitySearch({ ...every, tab: 'double' }))).toEqual(every);
  });
});

describe('the effect of a method that is only tried out', () => {
  const address = { impactThreshold: 2.5 };
  const what = (html: string) => html.match(/notices\.[A-Za-z]+/g);

  it('is stated with the warnings, the omissions and the sliders, and announced to screen readers', () => {
    const html = drawn(address, [[resultQueries.results(headerId, address), asked]]);
    expect(what(html)).toEqual(['notices.whatIf', 'notices.disagreements']);
    expect(html).toContain('leftOut.whatIf');
    expect(html).toMatch(/<div role="status"[^>]*>(?:(?!<\/div>).)*method\.notSaved/);
  });

  it('is not stated for the results of the chosen method', () => {
    const html = drawn({}, [[resultQueries.results(headerId), { ...asked, method: chosen }]]);
    expect(what(html)).toEqual(['notices.title', 'notices.disagreements']);
    expect(html).toContain('leftOut.title');
    expect(html).not.toContain('method.notSaved');
  });
});
