import type { Ctx } from '#api/kernel/context';
import { found, notFound, ProblemError } from '#api/kernel/problem-error';
import { assertReportAvailable } from '#api/modules/reports/reports/service';
import { findHeader, lockHeader, type StoredHeader } from './repository';

export {
  clearVerification,
  removeLetter,
  statesVerification,
  withoutVerification,
} from './clear-verification';
export { markHeaderChanged, markStepSeen, markVerificationEntered } from './content-change';
export type { StoredHeader } from './repository';

/**
 * A report that the caller may read: public ones, own ones, and for Admins all of the company. A private one
 * of another user is reported as missing, like one of another company; a type that the plan excludes is
 * refused as `plan_required`.
 */
export async function requireReadable(ctx: Ctx, headerId: number): Promise<StoredHeader> {
  return readable(ctx, await findHeader(ctx.db, ctx.session.companyId, headerId));
}

/** A report that the caller may read, locked until the transaction ends: for what readers add to it. */
export async function holdReadable(ctx: Ctx, headerId: number): Promise<StoredHeader> {
  return readable(ctx, await lockHeader(ctx.db, ctx.session.companyId, headerId));
}

/**
 * A report that the caller may change: its owner and Admins; otherwise refused as `owner_required`. It is
 * locked until the transaction ends, so that no other request finishes it.
 */
export async function requireEditable(ctx: Ctx, headerId: number): Promise<StoredHeader> {
  const header = await holdReadable(ctx, headerId);
  if (!isOwnOrAdmins(ctx, header)) throw new ProblemError('owner_required');
  return header;
}

/** Owner and Admins. */
export function isOwnOrAdmins({ session }: Ctx, { row }: StoredHeader): boolean {
  return row.createdBy === session.userId || session.role === 'Admin';
}

async function readable(ctx: Ctx, stored: StoredHeader | undefined): Promise<StoredHeader> {
  const header = found(stored);
  if (header.row.shareStatus === 'private' && !isOwnOrAdmins(ctx, header)) throw notFound();
  await assertReportAvailable(ctx, header.row.reportId);
  return header;
}
