import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from './api-error';
import { renewShown } from './renew-shown';

it('refetches what is on screen after an item was gone, but not the item itself', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const meta = { dependsOn: 'activity-data' } as const;
  const asked = { list: 0, row: 0 };
  const list = new QueryObserver(queryClient, {
    queryKey: ['list'],
    meta,
    queryFn: async () => {
      asked.list += 1;
      return asked.list;
    },
  });
  const row = new QueryObserver(queryClient, {
    queryKey: ['row'],
    meta,
    queryFn: async () => {
      asked.row += 1;
      throw new ApiError('not_found');
    },
  });
  const leave = [list, row].map((shown) => shown.subscribe(() => undefined));
  await expect.poll(() => row.getCurrentResult().isError && list.getCurrentResult().data).toBe(1);
  await renewShown(queryClient);
  expect(list.getCurrentResult().data).toBe(2);
  expect(asked).toEqual({ list: 2, row: 1 });
  for (const stop of leave) stop();
});
