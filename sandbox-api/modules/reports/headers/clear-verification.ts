import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { nextStamp } from '#api/kernel/stamps';
import * as repository from './repository-verification';

type Stated = Pick<repository.StatedRow, 'verification' | 'isFirstAudit'>;

/** What belongs to one issue, as the next one starts: not verified, and its audit number is asked for. */
export function withoutVerification({ verification }: Pick<Stated, 'verification'>) {
  return {
    verification: verification === null ? null : ('none' as const),
    verifier: null,
    verifiedOn: null,
    verificationStandard: null,
    isFirstAudit: null,
    auditNumber: null,
  };
}

/** Whether a statement about an issue was removed and must be made again for the next one. */
export function statesVerification({ verification, isFirstAudit }: Stated): boolean {
  return isFirstAudit !== null || (verification !== null && verification !== 'none');
}

/**
 * A finished report changes, or is issued again: what was stated of the earlier issue does not hold for the next. In the
 * caller's transaction.
 */
export async function clearVerification(ctx: Ctx, of: repository.OfReport): Promise<void> {
  await removeLetter(ctx, of);
  const before = await repository.findStated(ctx.db, of);
  if (!before || !statesVerification(before)) return;
  const updatedOn = nextStamp(ctx.platform.clock, before.updatedOn);
  const change = { ...withoutVerification(before), isVerificationCleared: true, updatedOn };
  const after = await repository.updateStated(ctx.db, of, change);
  const entity = 'report_general_informations';
  await audit(ctx, { action: 'update', entity, entityId: before.id, before, after });
}

/** The letter of the next issue; finished issues keep theirs. */
export async function removeLetter(ctx: Ctx, of: repository.OfReport): Promise<void> {
  const before = await repository.deleteLetter(ctx.db, of);
  const entity = 'report_verification_letters';
  if (before) await audit(ctx, { action: 'delete', entity, entityId: before.id, before });
}
