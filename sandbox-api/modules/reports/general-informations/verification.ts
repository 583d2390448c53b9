import type { FieldIssue } from '#api/contract/field-issue';
import type { GeneralInformationBody } from '#api/contract/reports/general-informations';
import { dayLabel } from '#api/domain/reports/kit/period';
import { type Ctx, today } from '#api/kernel/context';
import { type StoredHeader, withoutVerification } from '#api/modules/reports/headers/service';
import type { Entered } from './columns';
import type { GeneralRow } from './repository';

const verificationFields = ['verification', 'verifier', 'verifiedOn', 'verificationStandard'] as const;
const auditFields = ['isFirstAudit', 'auditNumber'] as const;

/** A verifier makes a statement about the past: after the period, and not on a future day. */
export function verificationIssues(
  { platform, locale }: Ctx,
  { row: { periodEnd } }: StoredHeader,
  { verification, verifiedOn }: GeneralInformationBody,
): FieldIssue[] {
  if (!verification || verification === 'none' || !verifiedOn) return [];
  const path = 'verifiedOn';
  if (verifiedOn > today(platform.clock)) return [{ path, code: 'dateAfterToday', params: {} }];
  if (verifiedOn >= periodEnd) return [];
  return [{ path, code: 'verifiedBeforePeriodEnd', params: { day: dayLabel(periodEnd, locale) } }];
}

/**
 * The stored values when a report is saved. The first change after Finish removes the verification of the
 * finished issue, unless the verification itself is entered: then it belongs to the next issue.
 */
export function verificationToStore({ row }: StoredHeader, before: GeneralRow, entered: Entered) {
  const isOfNext = (fields: readonly (keyof Entered)[]) =>
    !row.isComplete || fields.some((field) => (entered[field] ?? null) !== before[field]);
  const { isFirstAudit, auditNumber, ...unverified } = withoutVerification(before);
  const verified = isOfNext(verificationFields) ? {} : unverified;
  const audited = isOfNext(auditFields) ? {} : { isFirstAudit, auditNumber };
  const stored = { ...entered, ...verified, ...audited };
  const isCleared = [...verificationFields, ...auditFields].some(
    (field) => (stored[field] ?? null) !== (entered[field] ?? null),
  );
  return { ...stored, isVerificationCleared: isCleared };
}

/** The letter belongs to a verification, and that of a finished issue is stored with it. */
export function keepsLetter({ row }: StoredHeader, { verification }: Pick<Entered, 'verification'>): boolean {
  return !row.isComplete && (verification === 'limited' || verification === 'reasonable');
}
