import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MaterialityStandard } from '#api/contract/materiality/screenings';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { StandardsCard } from './standards-card';

const screening = { dmScreeningId: 1, isCopied: true, updatedOn: '', reason: 'No land.', isRelevant: false };
const scores = { impactMateriality: null, financialMateriality: null };
const standards: MaterialityStandard[] = [
  { ...scores, standard: 'E1', name: 'Climate', state: 'material', screening: null, matterCount: 2 },
  { ...scores, standard: 'E3', name: 'Water', state: 'notScreened', screening: null, matterCount: 0 },
  {
    ...scores,
    standard: 'E4',
    name: 'Nature',
    state: 'screenedOut',
    screening: { ...screening, standard: 'E4' },
    matterCount: 0,
  },
];

function rows(isEditor: boolean): string[] {
  const queryClient = new QueryClient();
  queryClient.setQueryData(materialityQueries.standards(7).queryKey, standards);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <StandardsCard headerId={7} isEditor={isEditor} />
    </QueryClientProvider>,
  );
  return html.split('<tr').slice(2);
}

it('shows the status of each standard and offers screening for those without a matter', () => {
  const [climate, water, nature] = rows(true);
  expect(climate).toContain('standards.states.material');
  expect(climate).not.toContain('<button');
  expect(water).toMatch(/standards\.states\.notScreened.*standards\.missing.*>standards\.screen</);
  expect(nature).toMatch(/standards\.states\.screenedOut.*standards\.copied.*No land\..*>standards\.change</);
});

it('shows no actions to readers', () => {
  expect(rows(false).join('')).not.toContain('<button');
});
