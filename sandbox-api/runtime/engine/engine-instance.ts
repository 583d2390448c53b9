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
  /** Writes the rows of the closed workspaces for the next version, as the hand-over does for the open one. */
  carryOthers(): Promise<void>;
  endPhase(name: string): void;
  tell(event: EngineEvent): void;
  log(message: string, error: unknown): void;
  onStoreLost(reason: StoreLost): void;
};

/** The API over one opened database. After a failure of the store it is discarded and opened again. */
export interface EngineInstance {
  database: OpenDatabase;
  platform: Platform;
  /** Answers reads from stored data; changes need an instance that can store them. */
  isFrozen: boolean;
  fetch(request: Request): Promise<Response>;
  /** Set once the store refused a change: no response of this instance can be trusted any more. */
  failure(): StoreFailure | undefined;
  settled(): Promise<void>;
  /** Leaves the rows to a waiting version if that could not open the files. */
  handOver(): Promise<void>;
  close(): Promise<void>;
  discard(): Promise<void>;
}

/** OWASP's recommendation for PBKDF2 with SHA-256 (Password Storage Cheat Sheet). */
const passwordIterations = 600_000;

/** Waiting jobs continue after this time, even if the page only requests the engine's status. */
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
      // A service worker cannot start another; the reader's own limits keep reading within a second or two.
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
    /** The first response is sent before the job queue is read, so that a start does not wait for the queue. */
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
      // A closed store that fails is no reason to discard this instance.
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
        // Changes made by jobs need maintenance and hand-over like changes made by requests.
        idle.noteWork();
        await idle.settled();
      },
      handOver: handOverAll,
      close: () => {
        stop();
        // Pending changes carry no new information, but storing them would create another state of the store.
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

/** Moving the demo forward needs a large part of the engine, too. */
async function loadHandlers(): Promise<JobKinds> {
  const [{ jobHandlers }, { demoJobs }] = await Promise.all([
    import('#api/modules/job-handlers'),
    import('../../../seed/load/demo/demo-jobs'),
  ]);
  return { ...jobHandlers, ...demoJobs };
}
