import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { reportGeneralInformations, reportVerificationLetters } from '#api/db/schema/reports';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { nextStamp } from '#api/kernel/stamps';

type GeneralRow = typeof reportGeneralInformations.$inferSelect;
type OfReport = { companyId: number; id: number };

/** What belongs to one issue, as the next one starts: not verified, and its audit number is asked for. */
export function withoutVerification({ verification }: Pick<GeneralRow, 'verification'>) {
  return {
    verification: verification === null ? null : ('none' as const),
    verifier: null,
    verifiedOn: null,
    verificationStandard: null,
    isFirstAudit: null,
    auditNumber: null,
  };
}

/** Whether the statement of an issue would have to be stated anew for the next one. */
export function statesVerification({ verification, isFirstAudit }: GeneralRow): boolean {
  return isFirstAudit !== null || (verification !== null && verification !== 'none');
}

/**
 * A finished report changes, or is issued again: what was stated of the earlier issue does not hold for the next. In the
 * caller's transaction.
 */
export async function clearVerification(ctx: Ctx, { companyId, id }: OfReport): Promise<void> {
  await removeLetter(ctx, { companyId, id });
  const table = reportGeneralInformations;
  const ofReport = and(eq(table.companyId, companyId), eq(table.headerId, id));
  const [before] = await ctx.db.select().from(table).where(ofReport);
  if (!before || !statesVerification(before)) return;
  const updatedOn = nextStamp(ctx.platform.clock, before.updatedOn);
  const change = { ...withoutVerification(before), isVerificationCleared: true, updatedOn };
  const [after] = await ctx.db.update(table).set(change).where(ofReport).returning();
  await audit(ctx, {
    action: 'update',
    entity: 'report_general_informations',
    entityId: before.id,
    before,
    after,
  });
}

/** The letter of the next issue; finished issues keep theirs. */
export async function removeLetter(ctx: Ctx, of: OfReport): Promise<void> {
  const before = await deleteLetter(ctx.db, of);
  if (before)
    await audit(ctx, {
      action: 'delete',
      entity: 'report_verification_letters',
      entityId: before.id,
      before,
    });
}

async function deleteLetter(db: Db, { companyId, id: headerId }: OfReport) {
  const table = reportVerificationLetters;
  const [row] = await db
    .delete(table)
    .where(and(eq(table.companyId, companyId), eq(table.headerId, headerId)))
    .returning({ id: table.id, name: table.name, mediaType: table.mediaType, headerId: table.headerId });
  return row;
}
