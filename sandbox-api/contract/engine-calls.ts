import { z } from 'zod';
import { defineEndpoint } from './endpoint';

/** The calls of the API as the engine saw them. Answered by its host, for developers, only in the sandbox. */

export const recordedCall = z
  .object({
    id: z.number().int(),
    method: z.string(),
    /** With the query. */
    path: z.string(),
    status: z.number().int(),
    ms: z.number(),
    requestBytes: z.number().int(),
    responseBytes: z.number().int(),
    /** By how much the saved changes grew. */
    storedBytes: z.number().int(),
    /** JSON without its secrets; null where there is none, or where it is too long. */
    body: z.string().nullable(),
  })
  .meta({ id: 'RecordedCall' });
export type RecordedCall = z.output<typeof recordedCall>;

const shared = { tag: 'Sandbox', path: '/api/Sandbox/Calls', access: { level: 'public' } } as const;

export const listRecordedCalls = defineEndpoint({
  ...shared,
  id: 'listRecordedCalls',
  summary: 'The last calls, newest first',
  method: 'get',
  response: z.object({ isRecording: z.boolean(), calls: z.array(recordedCall) }),
});

export const startRecording = defineEndpoint({
  ...shared,
  id: 'startRecording',
  summary: 'Record calls from now on',
  method: 'put',
  isIdempotencyKept: false,
});

export const stopRecording = defineEndpoint({
  ...shared,
  id: 'stopRecording',
  summary: 'Stop recording and forget what was recorded',
  method: 'delete',
  isIdempotencyKept: false,
});
