import type { ModuleKey, RoleName } from '#api/contract/endpoint';
import type { Locale } from '#api/contract/messages';
import type { Db } from '#api/db/db';
import type { auditLog, jobs } from '#api/db/schema/platform';
import type { RunHeavyWork } from './heavy-work';

/** The present. Injected, so that tests and the sandbox can choose it. */
export interface Clock {
  now(): Date;
}

/** Unpredictable bytes. Injected for the same reason. */
export interface Random {
  bytes(count: number): Uint8Array;
}

/** What a host lends to every request. */
export type Platform = {
  clock: Clock;
  random: Random;
  /** PBKDF2 rounds of new passwords. */
  passwordIterations: number;
  /** Tells the job runner that a committed transaction queued work, and when the first of it falls due. */
  wakeJobs(dueOn: Date): void;
  /** The PDF of a user guide by its file name; large, so not part of database or worker. */
  readGuide(fileName: string): Promise<Uint8Array>;
  /** Does what may take long, in a thread of its own where the host has one. */
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

/** The answer of a mutation, as it was stored with its effect, and what was asked for it. */
export type KeptAnswer = { fingerprint: string; response: unknown };

/** The answer of a mutation is kept under this key; `kept` when there was one as the request came. */
export type Idempotency = { caller: string; key: string; fingerprint: string; kept: KeptAnswer | null };

/** What every verb receives. Calls before sign-in have no session. */
export type PublicContext = {
  db: Db;
  platform: Platform;
  locale: Locale;
  requestId: string;
  session: Session | null;
  /** Where the request comes from, for limits; null where the host serves one visitor. */
  origin: string | null;
  /** What the browser says of itself; absent where nobody asked. */
  userAgent?: string | null;
  idempotency: Idempotency | null;
  /** Set inside `transaction`. */
  unitOfWork: UnitOfWork | null;
};

export type Ctx = PublicContext & { session: Session };

export type QueuedJob = typeof jobs.$inferInsert & { runAfter: Date };

/** What one transaction leaves besides its rows; written in one statement at its end. */
export type UnitOfWork = {
  auditRows: (typeof auditLog.$inferInsert)[];
  queuedJobs: QueuedJob[];
};

/** Today's date, `YYYY-MM-DD`, in the time zone of the host: the visitor's own in a browser, `TZ` on Node. */
export function today(clock: Clock): string {
  const now = clock.now();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
