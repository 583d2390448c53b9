import type { SessionUser } from '#api/contract/account/session';
import type { Db } from '#api/db/db';
import { type Clock, today } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { guidesIn } from '#api/modules/knowledge/user-guides/service';
import { loadSessionUser } from './repository';

const intlLocales = { en: 'en-GB', pl: 'pl-PL' } as const;

/** Builds what the shell knows of the signed-in person. */
export async function readSessionUser(by: {
  db: Db;
  clock: Clock;
  companyId: number;
  userId: number;
}): Promise<SessionUser> {
  const row = found(await loadSessionUser(by.db, by.companyId, by.userId));
  const { user, company } = row;
  const isNumberMissing = row.requiresVatNumber && !company.vatNumber;
  const missingCompanyInfo = !(company.name && company.address1 && company.town) || isNumberMissing;
  const missingCompanyReportingInfo = !row.anyReportingInformation;
  return {
    userId: user.id,
    roleName: user.role,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    languageId: user.languageId,
    languageCode: row.languageCode,
    locale: intlLocales[row.languageCode],
    forcePasswordChange: user.forcePasswordChange,
    today: today(by.clock),
    companyName: company.name,
    isTrial: company.trialEndsOn !== null,
    trialDaysRemaining: company.trialEndsOn === null ? null : daysUntil(company.trialEndsOn, today(by.clock)),
    isAdmin: user.role === 'Admin',
    modules: row.modules,
    anyLocations: row.anyLocations,
    anyConsumptions: row.anyConsumptions,
    anyReviewHeaders: row.anyReviewHeaders,
    anyIncompleteReviews: row.anyIncompleteReviews,
    hideTour: user.hideTour,
    hideAddLocationTooltip: user.hideAddLocationTooltip,
    hideAddDataTooltip: user.hideAddDataTooltip,
    hideDashboardCompanyTile: user.hideDashboardCompanyTile,
    isCompanyComplete: !missingCompanyInfo && !missingCompanyReportingInfo,
    missingCompanyInfo,
    missingCompanyReportingInfo,
    userGuides: guidesIn(row.languageCode),
    settings: { gwpSet: company.gwpSet, headlineScope2Method: company.headlineScope2Method },
  };
}

/** Whole days, never negative. */
function daysUntil(date: string, from: string): number {
  return Math.max(0, Math.round((Date.parse(date) - Date.parse(from)) / 86_400_000));
}
