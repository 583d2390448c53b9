import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { sessionQuery } from '@/lib/api/queries/session';
import { shownText } from '../testing/render';
import { SampleFiles } from './sample-files';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

test('each sample file can be used or downloaded, and says that it is made up', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, { today: '2026-11-25' } as never);
  const shown = shownText(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router as never}>
        <SampleFiles />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  expect(shown).toContain('All numbers are made up');
  for (const name of ['Electricity meter, every 15 minutes', 'Gas and heat meters', 'Electricity bill'])
    for (const action of ['Use file', 'Download']) expect(shown).toContain(`aria-label="${action}: ${name}"`);
});
