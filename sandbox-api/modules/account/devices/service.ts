import type { SignedInDevice } from '#api/contract/account/devices';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import { revokeOtherSessions } from '#api/modules/account/session/service';
import * as repository from './repository';
import { readUserAgent } from './user-agent';

export async function listDevices({ ctx }: { ctx: Ctx }): Promise<SignedInDevice[]> {
  const { sessionId, userId } = ctx.session;
  const now = ctx.platform.clock.now();
  const rows = await repository.findSessions(ctx.db, { userId, sessionId, now });
  return rows.map(({ id, createdOn, lastUsedOn, userAgent }) => ({
    sessionId: id,
    ...readUserAgent(userAgent),
    signedInOn: createdOn.toISOString(),
    lastUsedOn: (lastUsedOn ?? createdOn).toISOString(),
    isCurrent: id === sessionId,
  }));
}

export async function signOutDevice({
  ctx,
  input: { params },
}: {
  ctx: Ctx;
  input: { params: { id: number } };
}): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const now = ctx.platform.clock.now();
    const { userId } = ctx.session;
    const { id } = found(await repository.endSession(ctx.db, { userId, sessionId: params.id, now }));
    await audit(ctx, { action: 'sign-out', entity: 'sessions', entityId: id });
  });
}

export async function signOutOtherDevices({ ctx }: { ctx: Ctx }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { userId, sessionId } = ctx.session;
    await revokeOtherSessions(ctx, { userId, keptSessionId: sessionId });
    await audit(ctx, { action: 'sign-out-others', entity: 'sessions', entityId: sessionId });
  });
}
