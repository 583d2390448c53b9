import type { FieldIssue } from '#api/contract/field-issue';
import { isVatNumberOf, normaliseVatNumber } from './vat-number';

export type CompanyNumbers = {
  registrationNumber: string | null;
  vatNumber: string | null;
  pkdNumber: string | null;
};

type CountryRules = { isoCodeTwo: string; requiresVatNumber: boolean; hasPkdNumber: boolean };

/**
 * Which numbers a company must give, and whether they are right (specification 000, section 5; 001,
 * section 5). `numbers` are the entered ones as they are stored.
 */
export function checkCompanyNumbers(
  country: CountryRules,
  requiresExtraInfo: boolean,
  entered: CompanyNumbers,
): { issues: FieldIssue[]; numbers: CompanyNumbers } {
  const vatNumber = entered.vatNumber && normaliseVatNumber(entered.vatNumber);
  const pkdNumber = entered.pkdNumber && normalisePkdNumber(entered.pkdNumber);
  const issues: FieldIssue[] = [];
  const refuse = (path: keyof CompanyNumbers, code: string) => issues.push({ path, code, params: {} });

  if (requiresExtraInfo && !entered.registrationNumber) refuse('registrationNumber', 'required');
  if (vatNumber) {
    if (!isVatNumberOf(country.isoCodeTwo, vatNumber)) refuse('vatNumber', 'vatInvalid');
  } else if (requiresExtraInfo || country.requiresVatNumber) {
    refuse('vatNumber', 'required');
  }
  if (pkdNumber) {
    if (!country.hasPkdNumber || !pkdFormat.test(pkdNumber)) refuse('pkdNumber', 'pkdInvalid');
  } else if (requiresExtraInfo && country.hasPkdNumber) {
    refuse('pkdNumber', 'required');
  }
  return { issues, numbers: { registrationNumber: entered.registrationNumber, vatNumber, pkdNumber } };
}

/**
 * A subclass of the Polish Classification of Activities: division, group and class digits, then a letter,
 * as in `62.01.Z`. PKD 2007 and PKD 2025 share the form; which subclasses exist is not checked.
 */
const pkdFormat = /^(0[1-9]|[1-9]\d)\.\d{2}\.[A-Z]$/;

/** `6201z` and `62.01.Z` are the same subclass. */
function normalisePkdNumber(entered: string): string {
  return entered
    .toUpperCase()
    .replaceAll(/[\s.]/g, '')
    .replace(/^(\d{2})(\d{2})([A-Z])$/, '$1.$2.$3');
}
