import type { Db } from '#api/db/db';
import type { KeptAnswer, Platform, Session } from '#api/kernel/context';
import { digest } from '#api/kernel/digest';
import { callerOf } from '#api/kernel/kept-answers';
import { loadSession } from './repository';
import { decodeCredential } from './secrets';

/**
 * Digests of the most recently used secrets. Each digest is calculated in a separate thread, which costs a
 * small response a tenth of its time. The oldest is dropped. Only secrets of existing sessions are cached, so
 * that a stranger's requests evict none.
 */
const known = new Map<string, string>();
const mostKnown = 1000;

function remember(secret: string, secretHash: string): void {
  if (known.has(secret)) return;
  known.set(secret, secretHash);
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size > mostKnown) known.delete(oldest);
}

/**
 * The user of an `Authorization` header, and the earlier response under the idempotency key; null when the
 * credential is not (or no longer) valid.
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
  const secretHash = known.get(token.secret) ?? (await digest(token.secret));
  const now = by.platform.clock.now();
  const keeping = { caller: callerOf(userId), key: by.idempotencyKey };
  const row = await loadSession(by.db, { userId, secretHash, now, ...keeping });
  if (!row) return null;
  remember(token.secret, secretHash);
  const { kept, ...session } = row;
  return { session, kept };
}
