import type { ModuleKey, RoleName } from '#api/contract/endpoint';
import type { Locale } from '#api/contract/messages';
import type { Db } from '#api/db/db';
import type { auditLog, jobs } from '#api/db/schema/platform';
import type { RunHeavyWork } from './heavy-work';

/** The current time. Injected, so that tests and the sandbox can set it. */
export interface Clock {
  now(): Date;
}

/** Unpredictable bytes. Injected for the same reason as the clock. */
export interface Random {
  bytes(count: number): Uint8Array;
}

/** What a host provides to every request. */
export type Platform = {
  clock: Clock;
  random: Random;
  /** PBKDF2 rounds for new passwords. */
  passwordIterations: number;
  /** Tells the job runner that a committed transaction queued work, and when the first job is due. */
  wakeJobs(dueOn: Date): void;
  /** The PDF of a user guide by file name; too large for the database or the worker. */
  readGuide(fileName: string): Promise<Uint8Array>;
  /** Runs work that may take long, in a separate thread if the host has one. */
  runHeavyWork: RunHeavyWork;
};

export type Session = {
  sessionId: number;
  userId: number;
  companyId: number;
  role: RoleName;
  locale: Locale;
  forcePasswordChange: boolean;
  expiresOn: Date;
  lastUsedOn: Date | null;
  modules: readonly ModuleKey[];
};

/** The response of a mutation, stored together with its effect, and the fingerprint of its request. */
export type KeptAnswer = { fingerprint: string; response: unknown };

/**
 * The response of a mutation is stored under this key; `kept` is the response already stored when the request
 * arrived.
 */
export type Idempotency = { caller: string; key: string; fingerprint: string; kept: KeptAnswer | null };

/** What every verb receives. Calls before sign-in have no session. */
export type PublicContext = {
  db: Db;
  platform: Platform;
  locale: Locale;
  requestId: string;
  session: Session | null;
  /** Origin of the request, for rate limits; null where the host serves one visitor. */
  origin: string | null;
  /** What the browser says about itself; absent in calls that do not need it. */
  userAgent?: string | null;
  idempotency: Idempotency | null;
  /** Set inside `transaction`. */
  unitOfWork: UnitOfWork | null;
};

export type Ctx = PublicContext & { session: Session };

export type QueuedJob = typeof jobs.$inferInsert & { runAfter: Date };

/** What one transaction writes besides its rows, in one statement at its end. */
export type UnitOfWork = {
  auditRows: (typeof auditLog.$inferInsert)[];
  queuedJobs: QueuedJob[];
};

/** Today's date, `YYYY-MM-DD`, in the time zone of the host: the visitor's in a browser, `TZ` on Node. */
export function today(clock: Clock): string {
  const now = clock.now();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
