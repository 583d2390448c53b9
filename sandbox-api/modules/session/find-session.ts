import type { Db } from '#api/db/db';
import type { Platform, Session } from '#api/modules/platform/context';
import { loadSession } from './repository';
import { decodeCredential, digest } from './secrets';

/** Who an `Authorization` header stands for; null when it stands for nobody (any more). */
export async function findSession(by: {
  db: Db;
  platform: Platform;
  credential: string;
}): Promise<Session | null> {
  const token = decodeCredential(by.credential);
  if (!token) return null;
  const secretHash = await digest(token.secret);
  const now = by.platform.clock.now();
  return (await loadSession(by.db, { userId: token.userId, secretHash, now })) ?? null;
}
