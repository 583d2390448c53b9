import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { renewAnswers } from './renew-answers';

it('keeps what is on screen until the response in the new language arrives, and clears the rest', async () => {
  const queryClient = new QueryClient();
  let name = 'Business travel';
  const observer = new QueryObserver(queryClient, {
    queryKey: ['form'],
    queryFn: async () => name,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown: unknown[] = [];
  const stop = observer.subscribe(({ data }) => void shown.push(data));
  await queryClient.ensureQueryData({ queryKey: ['form'], queryFn: async () => name });
  queryClient.setQueryData(['another-screen'], name);
  await expect.poll(() => shown.at(-1)).toBe('Business travel');
  shown.length = 0;
  name = 'Podróże służbowe';
  await renewAnswers(queryClient);
  expect(queryClient.getQueryData(['another-screen'])).toBeUndefined();
  expect(observer.getCurrentResult().data).toBe('Podróże służbowe');
  expect(shown).not.toContain(undefined);
  stop();
});
