import { z } from 'zod';
import { defineEndpoint } from './endpoint';

/** The calls of the API as seen by the engine. Answered by its host, for developers, only in the sandbox. */

export const recordedCall = z
  .object({
    id: z.number().int(),
    startedOn: z.string(),
    method: z.string(),
    /** With the query, without its secrets. */
    path: z.string(),
    /** 0 if there was no response, as without a network. */
    status: z.number().int(),
    /** From its arrival at the engine to its response. */
    ms: z.number(),
    statementCount: z.number().int(),
    statementsMs: z.number(),
    /** Written to the browser's store until the answer. */
    storedBytes: z.number().int(),
    /** The response is an injected failure, not the API's. */
    isInjected: z.boolean(),
  })
  .meta({ id: 'RecordedCall' });
export type RecordedCall = z.output<typeof recordedCall>;

const recordedStatement = z.object({
  /** Without the values of its parameters. */
  text: z.string(),
  /** Includes the wait for the transaction of another call. */
  ms: z.number(),
  /** Null where it failed. */
  rowCount: z.number().int().nullable(),
});
export type RecordedStatement = z.output<typeof recordedStatement>;

const recordedBody = z.object({
  /** The start of the body, without secrets; null if it is not JSON or is secret as a whole. */
  text: z.string().nullable(),
  isCut: z.boolean(),
  /** Null where it was not counted. */
  bytes: z.number().int().nullable(),
});
export type RecordedBody = z.output<typeof recordedBody>;

export const recordedCallDetails = recordedCall
  .extend({
    /** The operationId of the OpenAPI document; null where no endpoint answered. */
    operation: z.string().nullable(),
    isSignedIn: z.boolean(),
    /** Headers that change what a call does; no credentials. */
    headers: z.record(z.string(), z.string()),
    statements: z.array(recordedStatement),
    request: recordedBody,
    response: recordedBody,
  })
  .meta({ id: 'RecordedCallDetails' });
export type RecordedCallDetails = z.output<typeof recordedCallDetails>;

const shared = { tag: 'Sandbox', access: { level: 'public' } } as const;
const path = '/api/Sandbox/Calls';

export const listRecordedCalls = defineEndpoint({
  ...shared,
  id: 'listRecordedCalls',
  summary: 'The last calls, newest first',
  method: 'get',
  path,
  response: z.object({ isRecording: z.boolean(), calls: z.array(recordedCall) }),
});

export const readRecordedCall = defineEndpoint({
  ...shared,
  id: 'readRecordedCall',
  summary: 'A recorded call with its SQL statements and bodies',
  method: 'get',
  path: `${path}/{id}`,
  params: z.object({ id: z.coerce.number().int() }),
  response: recordedCallDetails,
});

export const clearRecordedCalls = defineEndpoint({
  ...shared,
  id: 'clearRecordedCalls',
  summary: 'Forget what was recorded',
  method: 'delete',
  path,
  isIdempotencyKept: false,
});

export const setRecording = defineEndpoint({
  ...shared,
  id: 'setRecording',
  summary: 'Record calls from now on, or pause',
  method: 'put',
  path: '/api/Sandbox/Recording',
  body: z.object({ isRecording: z.boolean() }),
  isIdempotencyKept: false,
});
