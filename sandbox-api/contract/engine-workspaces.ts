import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { storeRefusals } from './engine';

/** Several states of the sandbox side by side, one of them open. Answered by the engine's host, only in the sandbox. */

export const maxWorkspaceNameChars = 80;

const name = z.string().trim().min(1).max(maxWorkspaceNameChars);

/**
 * A company's overview when its workspace was last left: as figures, so that each reader sees them in their
 * language.
 */
export const workspacePicture = z
  .object({
    companyName: z.string().max(200),
    year: z.number().int(),
    /** Kilograms per licensed scope, by the headline method. */
    scopes: z.array(z.object({ scope: z.number().int().min(1).max(3), carbonEquivalent: z.number() })).max(3),
  })
  .meta({ id: 'WorkspacePicture' });
export type WorkspacePicture = z.output<typeof workspacePicture>;

export const workspace = z
  .object({
    key: z.string(),
    /** Null until the first workspace is named. */
    name: z.string().nullable(),
    isCurrent: z.boolean(),
    /** Of the last switch to it or away from it; null before the first switch. */
    lastUsedOn: z.string().nullable(),
    /** Of what differs from the demo data. */
    bytes: z.number().int(),
    /** See EngineStatus.store.id; null where nothing is stored yet. */
    storeId: z.string().nullable(),
    picture: workspacePicture.nullable(),
    /** Why this version cannot open it; null when it can. */
    refusal: z.enum(storeRefusals).nullable(),
  })
  .meta({ id: 'Workspace' });
export type Workspace = z.output<typeof workspace>;

const shared = { tag: 'Sandbox', access: { level: 'public' } } as const;
const path = '/api/Sandbox/Workspaces';
const one = { ...shared, path: `${path}/{key}`, params: z.object({ key: z.string() }) } as const;

export const listWorkspaces = defineEndpoint({
  ...shared,
  id: 'listWorkspaces',
  summary: 'The workspaces of this browser, in the order in which they were made',
  method: 'get',
  path,
  response: z.array(workspace),
});

export const createWorkspace = defineEndpoint({
  ...shared,
  id: 'createWorkspace',
  summary: 'Make a workspace with the demo data or with a copy of the open one; it is not opened by that',
  method: 'post',
  path,
  body: z.object({ name, from: z.enum(['demo', 'current']) }),
  response: z.object({ key: z.string() }),
  isIdempotencyKept: false,
});

export const switchWorkspace = defineEndpoint({
  ...one,
  id: 'switchWorkspace',
  summary: 'Open another workspace; answers when its database does. The one before stays as it is',
  method: 'post',
  path: `${path}/{key}/Switch`,
  body: z.object({
    /** Summary of the workspace being left; null keeps the existing one. */
    picture: workspacePicture.nullable(),
  }),
  isIdempotencyKept: false,
});

export const renameWorkspace = defineEndpoint({
  ...one,
  id: 'renameWorkspace',
  summary: 'Rename a workspace',
  method: 'put',
  body: z.object({ name }),
  isIdempotencyKept: false,
});

export const deleteWorkspace = defineEndpoint({
  ...one,
  id: 'deleteWorkspace',
  summary: 'Delete a workspace that is not open, with all that it holds',
  method: 'delete',
  isIdempotencyKept: false,
});
