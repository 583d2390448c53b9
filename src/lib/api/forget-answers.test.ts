import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { forgetAnswers } from './forget-answers';

// spec: states.logout, knowledge-rules.language-change
it('clears all old responses and refetches what is on screen', async () => {
  const queryClient = new QueryClient();
  let person = 'first';
  const onScreen = { queryKey: ['person'], queryFn: async () => person };
  const observer = new QueryObserver(queryClient, onScreen);
  const stop = observer.subscribe(() => undefined);
  await queryClient.fetchQuery(onScreen);
  queryClient.setQueryData(['elsewhere'], 'of the first person');

  person = 'second';
  forgetAnswers(queryClient);

  expect(queryClient.getQueryData(['elsewhere'])).toBeUndefined();
  expect(observer.getCurrentResult().data).toBeUndefined();
  await expect.poll(() => observer.getCurrentResult().data).toBe('second');
  stop();
});

it('does not refetch what no screen needs', async () => {
  const queryClient = new QueryClient();
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: ['session'],
    queryFn: async () => {
      asked += 1;
      return 'somebody';
    },
    enabled: false,
  });
  const stop = observer.subscribe(() => undefined);
  queryClient.setQueryData(['session'], 'the first person');

  forgetAnswers(queryClient);
  await Promise.resolve();

  expect(observer.getCurrentResult().data).toBeUndefined();
  expect(asked).toBe(0);
  stop();
});
