import type { Db } from '#api/db/db';
import type { KeptAnswer, Platform, Session } from '#api/kernel/context';
import { digest } from '#api/kernel/digest';
import { callerOf } from '#api/kernel/kept-answers';
import { loadSession } from './repository';
import { decodeCredential } from './secrets';

/**
 * Who an `Authorization` header stands for, and what was answered under the idempotency key before; null when it
 * stands for nobody (any more).
 */
export async function findSession(by: {
  db: Db;
  platform: Platform;
  credential: string;
  idempotencyKey: string | null;
}): Promise<{ session: Session; kept: KeptAnswer | null } | null> {
  const token = decodeCredential(by.credential);
  if (!token) return null;
  const { userId } = token;
  const secretHash = await digest(token.secret);
  const now = by.platform.clock.now();
  const keeping = { caller: callerOf(userId), key: by.idempotencyKey };
  const row = await loadSession(by.db, { userId, secretHash, now, ...keeping });
  if (!row) return null;
  const { kept, ...session } = row;
  return { session, kept };
}
