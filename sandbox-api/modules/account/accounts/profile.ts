import type { Profile, ProfileBody } from '#api/contract/account/accounts';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { lastChangeOf } from '#api/kernel/last-change';
import { found } from '#api/kernel/problem-error';
import { assertUnmodified, nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { requireLanguage } from '#api/modules/account/languages/service';
import * as repository from './repository';

export async function readProfile({ ctx }: { ctx: Ctx }): Promise<Profile> {
  const { companyId, userId } = ctx.session;
  return toProfile(found(await repository.findUser(ctx.db, companyId, userId)));
}

export async function updateProfile({
  ctx,
  input: { body, unmodifiedSince },
}: {
  ctx: Ctx;
  input: { body: ProfileBody; unmodifiedSince: Date | undefined };
}): Promise<Profile> {
  const { companyId, userId } = ctx.session;
  return transaction(ctx, async (ctx) => {
    const before = found(await repository.lockUser(ctx.db, companyId, userId));
    await assertUnmodified(
      before.updatedOn,
      unmodifiedSince,
      () => toProfile(before),
      () => lastChangeOf(ctx, 'users', userId, before.updatedOn),
    );
    const updatedOn = nextStamp(ctx.platform.clock, before.updatedOn);
    await repository.updateUser(ctx.db, companyId, userId, { ...body, updatedOn });
    await audit(ctx, {
      action: 'update',
      entity: 'users',
      entityId: userId,
      before: { firstName: before.firstName, lastName: before.lastName },
      after: body,
    });
    return toProfile({ ...body, updatedOn });
  });
}

/** Leaves the row's stamp alone, as the hints do: an administrator's edit of the member is not affected. */
export async function updateOwnLanguage({
  ctx,
  input: { body },
}: {
  ctx: Ctx;
  input: { body: { languageId: number } };
}): Promise<void> {
  const { companyId, userId } = ctx.session;
  await transaction(ctx, async (ctx) => {
    const { languageId } = await requireLanguage(ctx, body.languageId);
    const before = found(await repository.lockUser(ctx.db, companyId, userId));
    await repository.updateUser(ctx.db, companyId, userId, { languageId });
    await audit(ctx, {
      action: 'update',
      entity: 'users',
      entityId: userId,
      before: { languageId: before.languageId },
      after: { languageId },
    });
  });
}

function toProfile(row: { firstName: string | null; lastName: string | null; updatedOn: Date }): Profile {
  return { firstName: row.firstName, lastName: row.lastName, updatedOn: row.updatedOn.toISOString() };
}
