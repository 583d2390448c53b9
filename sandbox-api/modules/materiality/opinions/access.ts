import { mostOpinions } from '#api/contract/materiality/opinions';
import type { Ctx } from '#api/kernel/context';
import { isOwnOrAdmins } from '#api/modules/reports/headers/service';
import type { Item } from './on-item';
import type { OpinionRow } from './repository';

/**
 * Every reader of a report may give an opinion on its items, although only its owner and Admins change the
 * assessment; these also enter the opinions of colleagues without an account. A withdrawn item accepts no new
 * opinions, and keeps the existing ones.
 */
export function mayAdd(ctx: Ctx, item: Item, given: readonly unknown[]): boolean {
  return isOpen(ctx, item) && given.length < mostOpinions;
}

export function mayAddForColleagues(ctx: Ctx, { report }: Item): boolean {
  return isOwnOrAdmins(ctx, report.header);
}

/** No user states an opinion in another member's name. */
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
