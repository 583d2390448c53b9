import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ReportHeader } from '#api/contract/reports/headers';
import { materialityCompletionQuery, materialTopicsQuery } from '@/lib/api/queries/materiality';
import { sessionQuery } from '@/lib/api/queries/session';
import { MaterialityTile } from './materiality-tile';

const header = { reportHeaderId: 7 } as ReportHeader;

function drawn({ isComplete, modules = ['CSRD'] }: { isComplete: boolean; modules?: string[] }): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, { userId: 1, modules } as never);
  const steps = [{ step: 'information', isFilled: true }];
  queryClient.setQueryData(materialityCompletionQuery(7).queryKey, {
    isComplete,
    steps,
    iroCount: 12,
    assessedCount: isComplete ? 12 : 5,
  } as never);
  queryClient.setQueryData(materialTopicsQuery(7).queryKey, [{}, {}, {}] as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MaterialityTile header={header} />
    </QueryClientProvider>,
  );
}

it('says that an assessment is complete and how many topics are material', () => {
  const tile = drawn({ isComplete: true });
  expect(tile).toContain('materiality.complete<');
  expect(tile).toMatch(/materiality\.topics<.*>3</);
  expect(tile).not.toContain('materiality.printed');
});

it('says what the report prints while the assessment is incomplete', () => {
  const tile = drawn({ isComplete: false });
  expect(tile).toContain('materiality.incomplete<');
  expect(tile).toContain('materiality.printed');
});

it('says when the plan does not include the assessment', () => {
  expect(drawn({ isComplete: false, modules: [] })).toContain('materiality.notInPlan');
});
