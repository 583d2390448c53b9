import { z } from 'zod';
import { defineEndpoint } from './endpoint';

/**
 * Messages between the page and the host of the engine. The calls below are answered by the host, not by the
 * API: they work while the database does not, and exist only in the sandbox.
 */

/** Where the engine runs: the steps of the fallback ladder, best first. */
export const engineHosts = ['service-worker', 'shared-worker', 'worker', 'page'] as const;
export type EngineHostKind = (typeof engineHosts)[number];

/** `overlay` is persistent; `memory` ends with its host. */
export const storeKinds = ['overlay', 'memory'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** The named steps of a boot, in order. */
export const bootSteps = ['download', 'store', 'database'] as const;
export type BootStep = (typeof bootSteps)[number];

/** Why a store was not opened; it is left untouched then. */
export const storeRefusals = [
  'newer-schema',
  'foreign-format',
  'foreign-pglite',
  'foreign-snapshot',
  'corrupt',
] as const;
export type StoreRefusal = (typeof storeRefusals)[number];

/** Why the engine does not answer. */
export const engineProblems = [
  ...storeRefusals,
  /** Another tab or version holds the engine and does not release it. */
  'in-use',
  /** A part of the engine could not be downloaded. */
  'download-failed',
  /** A part of the engine arrived damaged. */
  'download-corrupt',
  'storage-full',
  'failed',
] as const;
export type EngineProblem = (typeof engineProblems)[number];

/** Answer of `GET /api/__engine`. Milliseconds count from the start of the boot. */
export const engineStatus = z
  .object({
    engine: z.literal('ledgerleaf'),
    /** New with each start of the host. */
    instanceId: z.string(),
    state: z.enum(['idle', 'booting', 'ready', 'failed']),
    problem: z.enum(engineProblems).nullable(),
    /** For reports of a fault; never shown as the message itself. */
    lastError: z.string().nullable(),
    host: z.enum(engineHosts),
    /** Version of the application that the host belongs to. */
    version: z.string(),
    boots: z.number().int(),
    requests: z.number().int(),
    phases: z.array(z.object({ name: z.string(), ms: z.number() })),
    store: z
      .object({
        kind: z.enum(storeKinds),
        /** Different for each store; null before the first flush, and if a version without ids flushed last. */
        id: z.string().nullable(),
        epoch: z.number().int(),
        overlayBytes: z.number().int(),
        writeTransactions: z.number().int(),
        writtenBytes: z.number().int(),
        snapshotHash: z.string(),
        /**
         * Changes are persistent only together with the snapshot they were made on; null while it is being
         * stored.
         */
        isSnapshotKept: z.boolean().nullable(),
        schemaVersion: z.number().int(),
      })
      .nullable(),
    /** How many failures are injected on purpose. */
    injections: z.number().int(),
    /** Every file of the pages is stored: the next visit needs no network. */
    isOfflineReady: z.boolean(),
    /** The browser promised not to clear the store by itself; null if it gives no information. */
    isPersisted: z.boolean().nullable(),
    pgliteVersion: z.string(),
    schemaVersion: z.number().int(),
  })
  .meta({ id: 'EngineStatus' });
export type EngineStatus = z.output<typeof engineStatus>;

/** Which store it is, and the number of its flushes. */
export type StoreState = Pick<NonNullable<EngineStatus['store']>, 'id' | 'epoch'>;

/** All saved data, and the refused change, as an exported file. */
export type RescuedStore = {
  file: Uint8Array<ArrayBuffer>;
  /** Of the last state that was saved. */
  store: StoreState;
};

/** Subjects that background work can change, by the client's query names. */
export type WorkSubject = 'reports' | 'reviews' | 'activity-data';

/** Sent by the engine to every page, over a BroadcastChannel of its scope. */
export type EngineEvent =
  | { type: 'progress'; step: BootStep; done: number; total: number }
  /** The store was taken away; the engine starts again from the demo data. */
  | { type: 'store-lost' }
  /** A change was refused for lack of space; the engine went back to the last saved state, if the browser left it. */
  | { type: 'storage-full'; rescued: RescuedStore | null }
  /**
   * The store was reset, restored or imported, or another workspace is open: all cached data of a page is out
   * of date. The window that is named as the cause updates itself.
   */
  | { type: 'data-replaced'; windowId?: string }
  /** Progress of writing or loading a workspace file, over all its tables or rows. */
  | { type: 'file-progress'; done: number; total: number }
  /** Background work is done: displayed data of these subjects may have changed. */
  | { type: 'work-done'; subjects: readonly WorkSubject[] }
  /** A user changed data of their company, in the named window. */
  | { type: 'changed'; companyId: number; userId: number; windowId: string | null }
  /** Sent by a page to the others: a new version takes over, so requests wait for it. */
  | { type: 'updating' };

/** Sent by a page to a service worker; the response is sent over the included port. */
export type HostCommand =
  /** Take control of the pages again, after a hard reload. */
  | 'claim'
  /** Finish running requests, close the database and release the lock. */
  | 'release'
  /** Stop waiting: become the active version. */
  | 'take-over';

/** A request to an engine that is not a service worker. */
export type BridgeRequest = {
  id: number;
  method: string;
  url: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
};

export type BridgeAnswer = {
  id: number;
  status: number;
  headers: [string, string][];
  body: ArrayBuffer | null;
};

const tag = 'Sandbox';
const anyone = { level: 'public' } as const;

export const readEngineStatus = defineEndpoint({
  id: 'readEngineStatus',
  tag,
  summary: 'State of the engine; boots it unless peek is true',
  method: 'get',
  path: '/api/__engine',
  access: anyone,
  query: z.object({ peek: z.stringbool().optional() }),
  response: engineStatus,
});

export const awaitSandbox = defineEndpoint({
  id: 'awaitSandbox',
  tag,
  summary:
    'Answers once no background work is running or due soon, so that the results of earlier calls are there',
  method: 'get',
  path: '/api/Sandbox/Settled',
  access: anyone,
});

export const resetSandbox = defineEndpoint({
  id: 'resetSandbox',
  tag,
  summary: 'Drop every change and start from the demo data again',
  method: 'post',
  path: '/api/Sandbox/Reset',
  access: anyone,
  isIdempotencyKept: false,
});

export const exportSandbox = defineEndpoint({
  id: 'exportSandbox',
  tag,
  summary: 'The saved state as one file; works for a store that was refused as well',
  method: 'get',
  path: '/api/Sandbox/Export',
  access: anyone,
  responseType: 'file',
});

export const exportWorkspace = defineEndpoint({
  id: 'exportWorkspace',
  tag,
  summary: 'Companies as a workspace file, which every newer version and the Node host can load',
  method: 'get',
  path: '/api/Sandbox/Workspace',
  access: anyone,
  query: z.object({
    /** Only the company of this user; without it all companies. */
    userId: z.coerce.number().int().positive().optional(),
    /** The files of evidence keep their names and checksums, and come without their contents. */
    withoutEvidence: z.stringbool().optional(),
  }),
  responseType: 'file',
});

export const importSandbox = defineEndpoint({
  id: 'importSandbox',
  tag,
  summary:
    'Load the companies of a workspace file, in the place of those with the same accounts; or replace the saved state by one that was exported byte for byte',
  method: 'post',
  path: '/api/Sandbox/Import',
  access: anyone,
  bodyType: 'multipart',
  body: z.object({ file: z.file() }),
  maxBodyBytes: 64 * 1024 * 1024,
  isIdempotencyKept: false,
});

export const checkpoint = z
  .object({
    name: z.string(),
    epoch: z.number().int(),
    overlayBytes: z.number().int(),
    /** Why this version cannot restore it; null when it can. */
    refusal: z.enum(storeRefusals).nullable(),
  })
  .meta({ id: 'Checkpoint' });
export type Checkpoint = z.output<typeof checkpoint>;

const checkpointParams = z.object({ name: z.string().trim().min(1).max(80) });

export const listCheckpoints = defineEndpoint({
  id: 'listCheckpoints',
  tag,
  summary: 'Checkpoints kept in this browser',
  method: 'get',
  path: '/api/Sandbox/Checkpoints',
  access: anyone,
  response: z.array(checkpoint),
});

export const saveCheckpoint = defineEndpoint({
  id: 'saveCheckpoint',
  tag,
  summary: 'Keep the saved state under a name, replacing an older one of that name',
  method: 'put',
  path: '/api/Sandbox/Checkpoints/{name}',
  access: anyone,
  params: checkpointParams,
  isIdempotencyKept: false,
});

export const restoreCheckpoint = defineEndpoint({
  id: 'restoreCheckpoint',
  tag,
  summary: 'Go back to a checkpoint',
  method: 'post',
  path: '/api/Sandbox/Checkpoints/{name}/Restore',
  access: anyone,
  params: checkpointParams,
  isIdempotencyKept: false,
});

export const deleteCheckpoint = defineEndpoint({
  id: 'deleteCheckpoint',
  tag,
  summary: 'Forget a checkpoint',
  method: 'delete',
  path: '/api/Sandbox/Checkpoints/{name}',
  access: anyone,
  params: checkpointParams,
  isIdempotencyKept: false,
});
