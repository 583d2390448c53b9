import { and, eq, lt, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { idempotencyKeys } from '#api/db/schema/platform';
import { type Given, statement } from '#api/db/statement';
import type { Idempotency, KeptAnswer } from './context';
import { ProblemError } from './problem-error';

type Place = Pick<Idempotency, 'caller' | 'key'>;

/** Columns to select, also as part of another lookup. */
export const keptColumns = {
  fingerprint: idempotencyKeys.fingerprint,
  response: idempotencyKeys.response,
};

export function isKeptAt({ caller, key }: Record<keyof Place, SQLWrapper>) {
  return and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.idempotencyKey, key));
}

const keptAt = statement((db, given: Given<Place>) =>
  db
    .select(keptColumns)
    .from(idempotencyKeys)
    .where(isKeptAt({ caller: given('caller'), key: given('key') })),
);

/** Name under which the keys of a signed-in user are stored. */
export function callerOf(userId: number): string {
  return `user:${userId}`;
}

export async function findKeptAnswer(db: Db, { caller, key }: Place): Promise<KeptAnswer | null> {
  const [row] = await keptAt(db, { caller, key });
  return row ?? null;
}

/**
 * Sends the stored response again.
 * @throws ProblemError `idempotency_key_reused` when the key was used for another request.
 */
export function repeatAnswer({ fingerprint }: Idempotency, kept: KeptAnswer): unknown {
  if (kept.fingerprint !== fingerprint) throw new ProblemError('idempotency_key_reused');
  return kept.response ?? undefined;
}

export async function forgetOldAnswers(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdOn, before));
}
