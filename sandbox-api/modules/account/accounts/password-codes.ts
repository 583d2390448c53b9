import type { ResetPasswordBody } from '#api/contract/account/accounts';
import { type AttemptLimit, clearAttempts, takeAttempt } from '#api/kernel/attempts';
import { audit } from '#api/kernel/audit';
import type { PublicContext, Random } from '#api/kernel/context';
import { sendMail } from '#api/kernel/outbox';
import { fieldProblem, ProblemError } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import { hashPassword, verifyPassword } from '#api/modules/account/session/secrets';
import {
  findAccount,
  isPasswordRight,
  revokeOtherSessions,
  signInLimit,
} from '#api/modules/account/session/service';
import { passwordCodeMail } from './password-code-mail';
import { storePassword } from './passwords';
import * as repository from './repository';

const codeMinutes = 15;
const maxTries = 5;

/** Codes requested per e-mail address: 25 guesses an hour in a million, five tries each. */
const codeLimit: AttemptLimit = { kind: 'password-code', max: 5, windowMinutes: 60 };

type Call<Body> = { ctx: PublicContext; input: { body: Body } };

/**
 * Mails a reset code. Strangers learn nothing: the response, the limit and the costly part of the work,
 * hashing the code, are the same when no account has the address.
 */
export async function requestPasswordCode({ ctx, input: { body } }: Call<{ email: string }>): Promise<void> {
  await takeAttempt(ctx, codeLimit, body.email);
  const { clock, random, passwordIterations } = ctx.platform;
  const account = await findAccount(ctx, body.email);
  const code = newCode(random);
  const codeHash = await hashPassword(code, random, passwordIterations);
  await transaction(ctx, async (ctx) => {
    await audit(ctx, { action: 'request-code', entity: 'users', entityId: account?.userId, actor: account });
    if (!account) return;
    const { companyId, userId } = account;
    // Of two simultaneous requests the later mail has the valid code.
    await repository.lockUser(ctx.db, companyId, userId);
    const expiresOn = new Date(clock.now().getTime() + codeMinutes * 60_000);
    await repository.replaceCode(ctx.db, { userId, codeHash, expiresOn });
    const mail = passwordCodeMail(ctx.locale, code, codeMinutes);
    await sendMail(ctx, { ...mail, companyId, recipient: body.email, kind: 'password-code' });
  });
}

/** Checks a code without using it up. */
export async function verifyPasswordCode({
  ctx,
  input: { body },
}: Call<{ email: string; code: string }>): Promise<void> {
  if (!(await checkCode(ctx, body))) throw new ProblemError('code_invalid');
}

/** Sets a new password, once per code, and ends every session of the user. */
export async function resetPassword({ ctx, input: { body } }: Call<ResetPasswordBody>): Promise<void> {
  const { clock, random, passwordIterations } = ctx.platform;
  const checked = await checkCode(ctx, body);
  if (checked?.account.forcePasswordChange) await refuseTemporary(body.newPassword, checked.account);
  const passwordHash = await hashPassword(body.newPassword, random, passwordIterations);
  // Refused inside, because the code of a repeated request is used but its response is stored.
  await transaction(ctx, async (ctx) => {
    if (!checked || !(await repository.consumeCode(ctx.db, checked.codeId, clock.now()))) {
      throw new ProblemError('code_invalid');
    }
    const { account } = checked;
    await storePassword(ctx, account, passwordHash);
    await revokeOtherSessions(ctx, { userId: account.userId, keptSessionId: null });
    await clearAttempts(ctx.db, signInLimit.kind, body.email);
    await audit(ctx, {
      action: 'reset-password',
      entity: 'users',
      entityId: account.userId,
      actor: account,
    });
  });
}

/**
 * The temporary password stays readable in a mail, so it is replaced by an unusable one (specification 001,
 * section 5).
 */
async function refuseTemporary(newPassword: string, account: { passwordHash: string }): Promise<void> {
  if (await verifyPassword(newPassword, account.passwordHash))
    throw fieldProblem('newPassword', 'passwordSame');
}

/** The account of this valid code; null otherwise, after the same work. */
async function checkCode(ctx: PublicContext, { email, code }: { email: string; code: string }) {
  const account = await findAccount(ctx, email);
  const now = ctx.platform.clock.now();
  const live = account && (await repository.takeTry(ctx.db, { userId: account.userId, maxTries, now }));
  if (!(await isPasswordRight(ctx, code, live?.codeHash)) || !account || !live) return null;
  await repository.forgiveTry(ctx.db, live.id);
  return { account, codeId: live.id };
}

/** Six digits. Four random bytes make the remainder's bias a matter of 1 in 4,000. */
function newCode(random: Random): string {
  const value = new DataView(random.bytes(4).slice().buffer).getUint32(0);
  return String(value % 1_000_000).padStart(6, '0');
}
