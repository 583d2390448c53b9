import type { EngineEvent, StoreKind } from '#api/contract/engine';
import type { ReferenceSet } from '#api/db/sync-reference';
import { createApp } from '#api/http/app';
import { type Platform, today } from '#api/kernel/context';
import { runHeavyWorkHere } from '#api/kernel/heavy-work';
import type { JobKinds } from '#api/kernel/jobs';
import { routesLater } from '#api/modules/areas';
import { createSandboxRoutes } from '#api/modules/sandbox/routes';
import { readTravelDate } from '#api/modules/sandbox/sandbox/service';
import { needsCheckpoint } from '#api/storage/overlay-store-api';
import type { StoreLost } from '#api/storage/store-errors';
import { rollForward } from '../../../seed/load/demo/roll-forward';
import type { AssetStore } from './assets/engine-assets';
import { followReference } from './assets/follow-reference';
import type { CallRecorder } from './developer/call-recorder';
import type { EngineBuild } from './engine-build';
import { type StoreFailure, storeFailureOf } from './engine-error';
import { createHandOver, type Successor } from './hand-over';
import { createJobRunner } from './job-runner';
import { createIdleMaintenance } from './maintenance/idle-maintenance';
import { type OpenDatabase, openDatabase } from './open-database';
import { createPatience } from './patience';
import { createTravelClock } from './sandbox-clock';

export type InstanceOptions = {
  build: EngineBuild;
  assets: AssetStore;
  storeKind: StoreKind;
  storeName: string;
  readGuide: Platform['readGuide'];
  readReference(): Promise<ReferenceSet>;
  /** See open-database.ts. */
  isFrozen: boolean;
  successor: Successor;
  /** See call-recorder.ts. */
  listen: CallRecorder['listen'];
  /** Does for the workspaces that are not open what the hand-over does for the open one. */
  carryOthers(): Promise<void>;
  endPhase(name: string): void;
  tell(event: EngineEvent): void;
  log(message: string, error: unknown): void;
  onStoreLost(reason: StoreLost): void;
};

/** The API over one opened database. After a failure of the store it is thrown away and opened again. */
export interface EngineInstance {
  database: OpenDatabase;
  platform: Platform;
  /** Answers reads from what is stored; a change needs an instance that can store it. */
  isFrozen: boolean;
  fetch(request: Request): Promise<Response>;
  /** Set once the store refused a change: nothing this instance says is to be trusted any more. */
  failure(): StoreFailure | undefined;
  settled(): Promise<void>;
  /** Leaves the rows to a version that waits, where that could not open the files. */
  handOver(): Promise<void>;
  close(): Promise<void>;
  discard(): Promise<void>;
}

/** OWASP's figure for PBKDF2 with SHA-256 (Password Storage Cheat Sheet). */
const passwordIterations = 600_000;

/** Jobs that were left waiting go on by then, also when nobody asks for anything but the engine's status. */
const jobsWaitMs = 500;

export async function openInstance(options: InstanceOptions): Promise<EngineInstance> {
  const clock = createTravelClock();
  let failure: StoreFailure | undefined;
  const note = (message: string, error: unknown) => {
    failure ??= storeFailureOf(error);
    options.log(message, error);
  };
  const database = await openDatabase(options);
  try {
    const { db } = database;
    await rollForward(db, today(clock));
    clock.travelTo(await readTravelDate(db));
    options.endPhase('roll-forward');
    const platform: Platform = {
      clock,
      random: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
      passwordIterations,
      wakeJobs: (dueOn) => jobs.wake(dueOn),
      readGuide: options.readGuide,
      // A service worker may start no other; the reader's own limits keep what is read here within a second or two.
      runHeavyWork: runHeavyWorkHere,
    };
    await followReference({ db, platform }, options);
    const patience = createPatience();
    const jobs = createJobRunner({
      db,
      patientDb: database.givingWay(patience.isWanted),
      platform,
      loadHandlers,
      tellChanged: (subjects) => options.tell({ type: 'work-done', subjects }),
      onError: (error) => note('jobs', error),
    });
    const app = createApp({
      db,
      dbFor: (request, endpoint) => {
        const tell = options.listen(request, endpoint);
        return tell && database.watched(tell);
      },
      platform,
      routes: [...routesLater(options.build.calls), ...createSandboxRoutes(clock)],
      // A request that a worker takes over has no such header.
      userAgentOf: () => navigator.userAgent,
      tellChange: ({ session: { companyId, userId }, windowId }) =>
        options.tell({ type: 'changed', companyId, userId, windowId }),
      log: note,
    });
    let isAwake = options.isFrozen;
    /** The first answer goes first: whoever waits for the start should not wait for the queue as well. */
    const wakeJobs = () => {
      if (!isAwake) jobs.wake();
      isAwake = true;
    };
    const wakeTimer = setTimeout(wakeJobs, jobsWaitMs);
    const handOver = createHandOver({ ...options, database });
    let others: Promise<void> | undefined;
    const handOverAll = async () => {
      await handOver.prepare();
      if (!handOver.isPrepared()) return;
      // A store that is not open is no reason to give this one up.
      others ??= options.carryOthers().catch((error: unknown) => options.log('carry others', error));
      await others;
    };
    const isCheckpointNeeded = () => {
      const status = database.storeStatus();
      return status !== null && needsCheckpoint(status);
    };
    const idle = createIdleMaintenance({
      isNeeded: () => !options.isFrozen && (isCheckpointNeeded() || handOver.isDue()),
      maintain: async () => {
        if (isCheckpointNeeded()) await database.maintain();
        await handOverAll();
      },
      onError: (error) => note('maintenance', error),
    });
    const stop = () => {
      clearTimeout(wakeTimer);
      isAwake = true;
      jobs.stop();
      idle.stop();
    };
    return {
      database,
      platform,
      isFrozen: options.isFrozen,
      fetch: async (request) => {
        const response = await patience.during(async () => app.fetch(request));
        idle.noteWork();
        wakeJobs();
        return response;
      },
      failure: () => failure,
      settled: async () => {
        wakeJobs();
        await jobs.settled();
        // What the jobs changed is to be maintained and handed over like what a request changed.
        idle.noteWork();
        await idle.settled();
      },
      handOver: handOverAll,
      close: () => {
        stop();
        // What waits to be stored says nothing that is not stored, but would make another state of it.
        return handOver.isPrepared() ? database.discard() : database.close();
      },
      discard: () => {
        stop();
        return database.discard();
      },
    };
  } catch (error) {
    await database.discard().catch(() => undefined);
    throw error;
  }
}

/** What moves the demo is a good part of the engine, too. */
async function loadHandlers(): Promise<JobKinds> {
  const [{ jobHandlers }, { demoJobs }] = await Promise.all([
    import('#api/modules/job-handlers'),
    import('../../../seed/load/demo/demo-jobs'),
  ]);
  return { ...jobHandlers, ...demoJobs };
}
