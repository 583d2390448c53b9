import { mostOpinions } from '#api/contract/materiality/opinions';
import type { Ctx } from '#api/kernel/context';
import { isOwnOrAdmins } from '#api/modules/reports/headers/service';
import type { Item } from './on-item';
import type { OpinionRow } from './repository';

/**
 * Who may read a report may say what they think of its items, although the assessment is changed by its owner and Admins alone: these
 * enter the opinions of colleagues without an account, too. A withdrawn item takes none, and those that it has stay.
 */
export function mayAdd(ctx: Ctx, item: Item, given: readonly unknown[]): boolean {
  return isOpen(ctx, item) && given.length < mostOpinions;
}

export function mayAddForColleagues(ctx: Ctx, { report }: Item): boolean {
  return isOwnOrAdmins(ctx, report.header);
}

/** No one says in another member's name what that member thinks. */
export function mayChange(ctx: Ctx, item: Item, { assessorId }: OpinionRow): boolean {
  if (!isOpen(ctx, item)) return false;
  return assessorId === null ? mayAddForColleagues(ctx, item) : assessorId === ctx.session.userId;
}

export function mayDelete(ctx: Ctx, item: Item, row: OpinionRow): boolean {
  return mayChange(ctx, item, row) || (isOpen(ctx, item) && ctx.session.role === 'Admin');
}

function isOpen({ session }: Ctx, { iro }: Item): boolean {
  return session.role !== 'View' && iro.withdrawnReason === null;
}
