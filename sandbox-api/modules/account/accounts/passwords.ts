import type { ChangePasswordBody } from '#api/contract/account/accounts';
import { clearAttempts, takeAttempt } from '#api/kernel/attempts';
import { audit } from '#api/kernel/audit';
import type { Ctx, PublicContext } from '#api/kernel/context';
import { found, ProblemError } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import { hashPassword, verifyPassword } from '#api/modules/account/session/secrets';
import { revokeOtherSessions, signInLimit } from '#api/modules/account/session/service';
import * as repository from './repository';

/**
 * Replaces the caller's password and ends every other session. Wrong current passwords count like failed
 * sign-ins, so that an open session cannot be used for unlimited guessing.
 */
export async function changePassword({
  ctx,
  input: { body },
}: {
  ctx: Ctx;
  input: { body: ChangePasswordBody };
}): Promise<void> {
  const { companyId, userId, sessionId } = ctx.session;
  const { random, passwordIterations } = ctx.platform;
  const before = found(await repository.findUser(ctx.db, companyId, userId));
  await takeAttempt(ctx, signInLimit, before.email);
  const isRight = await verifyPassword(body.currentPassword, before.passwordHash);
  const passwordHash = await hashPassword(body.newPassword, random, passwordIterations);
  // Refused inside, because the password of a repeated request is changed but its response is stored.
  await transaction(ctx, async (ctx) => {
    const locked = found(await repository.lockUser(ctx.db, companyId, userId));
    if (!isRight || locked.passwordHash !== before.passwordHash) {
      throw new ProblemError('current_password_wrong');
    }
    await storePassword(ctx, { companyId, userId }, passwordHash);
    await revokeOtherSessions(ctx, { userId, keptSessionId: sessionId });
    await audit(ctx, { action: 'change-password', entity: 'users', entityId: userId });
  });
  await clearAttempts(ctx.db, signInLimit.kind, before.email);
}

/**
 * A password chosen by the user is no longer temporary. The row's stamp stays, because the form with the
 * user's name, often on the same screen, shows nothing that changed.
 */
export async function storePassword(
  ctx: PublicContext,
  { companyId, userId }: { companyId: number; userId: number },
  passwordHash: string,
): Promise<void> {
  await repository.updateUser(ctx.db, companyId, userId, {
    passwordHash,
    forcePasswordChange: false,
    temporaryPasswordExpiresOn: null,
  });
}
