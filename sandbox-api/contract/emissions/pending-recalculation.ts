import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';

export const readPendingRecalculation = defineEndpoint({
  id: 'readPendingRecalculation',
  tag: 'Recalculations',
  summary:
    'Whether emissions are still being updated after a change or an accepted recalculation; polled after it',
  method: 'get',
  path: '/api/Emissions/Recalculations/Pending',
  access: { level: 'member' },
  response: z.object({ any: z.boolean() }),
});
