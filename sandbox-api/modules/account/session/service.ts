import type { z } from 'zod';
import type { loginBody, SessionUser } from '#api/contract/account/session';
import type { Db } from '#api/db/db';
import { type AttemptLimit, clearAttempts, giveAttemptBack, takeAttempt } from '#api/kernel/attempts';
import { audit } from '#api/kernel/audit';
import type { Ctx, PublicContext } from '#api/kernel/context';
import { digest } from '#api/kernel/digest';
import { ProblemError } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import * as repository from './repository';
import { encodeToken, hashPassword, newSecret, verifyPassword } from './secrets';
import { readSessionUser } from './session-user';

const sessionDays = 30;

/** Precision of a session's last use. */
const lastUseExactMs = 5 * 60_000;

/** Wrong passwords per e-mail address, wherever a password is asked for. */
export const signInLimit: AttemptLimit = { kind: 'sign-in', max: 5, windowMinutes: 15 };

/**
 * Wrong passwords from one network address, for any e-mail: as many as an office behind one address needs on
 * a Monday.
 */
const originLimit: AttemptLimit = { kind: 'sign-in-origin', max: 50, windowMinutes: 15 };

/** Signs in. After five failures in fifteen minutes the address waits, whether or not an account has it. */
export async function login({
  ctx,
  input: { body },
}: {
  ctx: PublicContext;
  input: { body: z.output<typeof loginBody> };
}): Promise<SessionUser & { token: string }> {
  const ofOrigin = ctx.origin === null ? null : await takeAttempt(ctx, originLimit, ctx.origin);
  await takeAttempt(ctx, signInLimit, body.username);
  const account = await repository.findAccount(ctx.db, body.username);
  if (!(await isPasswordRight(ctx, body.password, account?.passwordHash)) || !account) {
    throw new ProblemError('login_failed');
  }
  requireUnexpired(ctx, account);
  return openSession(ctx, account, async (db) => {
    // A change of password ends the user's sessions, including one that is just being opened with the old
    // password.
    if (!(await repository.lockPassword(db, account))) throw new ProblemError('login_failed');
    await clearAttempts(db, signInLimit.kind, body.username);
    if (ofOrigin !== null) await giveAttemptBack(db, ofOrigin);
  });
}

/** Reported only to a caller who knows the temporary password. */
function requireUnexpired(
  { platform }: PublicContext,
  { temporaryPasswordExpiresOn }: { temporaryPasswordExpiresOn: Date | null },
): void {
  const hasExpired =
    temporaryPasswordExpiresOn !== null && temporaryPasswordExpiresOn <= platform.clock.now();
  if (hasExpired) throw new ProblemError('temporary_password_expired');
}

/** Opens a session for an account whose identity is settled. `alsoDo` joins the transaction. */
export async function openSession(
  ctx: PublicContext,
  account: { userId: number; companyId: number },
  alsoDo?: (db: Db) => Promise<void>,
): Promise<SessionUser & { token: string }> {
  const { clock, random } = ctx.platform;
  const now = clock.now();
  const secret = newSecret(random);
  const secretHash = await digest(secret);
  return transaction(ctx, async (ctx) => {
    await alsoDo?.(ctx.db);
    const session = await repository.insertSession(ctx.db, {
      userId: account.userId,
      secretHash,
      createdOn: now,
      expiresOn: expiryFrom(now),
      lastUsedOn: now,
      userAgent: ctx.userAgent?.slice(0, 300) ?? null,
    });
    await audit(ctx, { action: 'sign-in', entity: 'sessions', entityId: session?.id, actor: account });
    const user = await readSessionUser({ db: ctx.db, clock, ...account });
    return { ...user, token: encodeToken(account.userId, secret) };
  });
}

/**
 * The session user of a stored token, which a client asks for again and again. Restoring is what keeps a session alive:
 * once a day it moves the expiry, every few minutes the last use, which are the only writes any GET makes.
 */
export async function restoreSession({ ctx }: { ctx: Ctx }): Promise<SessionUser> {
  const { clock } = ctx.platform;
  const now = clock.now();
  const { sessionId, expiresOn, lastUsedOn } = ctx.session;
  const longest = expiryFrom(now);
  const isExtended = longest.getTime() - expiresOn.getTime() > 86_400_000;
  const isUsedAnew = lastUsedOn === null || now.getTime() - lastUsedOn.getTime() > lastUseExactMs;
  if (isExtended || isUsedAnew) {
    const change = { lastUsedOn: now, expiresOn: isExtended ? longest : expiresOn };
    // Reading continues when nothing can be written: a full disk, a busy database.
    await repository.touchSession(ctx.db, sessionId, change).catch(() => undefined);
  }
  return readSessionUser({ db: ctx.db, clock, ...ctx.session });
}

export async function logout({ ctx }: { ctx: Ctx }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await repository.revokeSession(ctx.db, ctx.session.sessionId, ctx.platform.clock.now());
    await audit(ctx, { action: 'sign-out', entity: 'sessions', entityId: ctx.session.sessionId });
  });
}

/** An active account by e-mail, for calls before sign-in. */
export async function findAccount(ctx: PublicContext, email: string) {
  return repository.findAccount(ctx.db, email);
}

/** Ends the user's sessions after a change of password, except the one kept. */
export async function revokeOtherSessions(
  ctx: PublicContext,
  by: { userId: number; keptSessionId: number | null },
): Promise<void> {
  await repository.revokeOtherSessions(ctx.db, { ...by, now: ctx.platform.clock.now() });
}

/** Takes the same time when there is no such account, so that a stranger cannot tell the difference. */
export async function isPasswordRight(
  ctx: PublicContext,
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const { random, passwordIterations } = ctx.platform;
  if (stored) return verifyPassword(password, stored);
  await hashPassword(password, random, passwordIterations);
  return false;
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + sessionDays * 86_400_000);
}
