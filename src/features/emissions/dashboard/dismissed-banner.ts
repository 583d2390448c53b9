import type { SessionUser } from '#api/contract/account/session';
import { localAtom } from '@/state/local-atom';

/** What was missing when a person put the banner on it away, by person: something else brings it back. */
export const dismissedBannersAtom = localAtom<Record<string, string>>(
  'ledgerleaf.dismissed-banners',
  {},
  (stored): stored is Record<string, string> => typeof stored === 'object' && stored !== null,
);

type Completeness = Pick<
  SessionUser,
  'missingCompanyInfo' | 'missingCompanyReportingInfo' | 'isCompanyComplete'
>;

/** Empty when nothing is missing. */
export function missingParts(user: Completeness): string {
  return [
    user.missingCompanyInfo && 'company',
    user.missingCompanyReportingInfo && 'reporting',
    !user.isCompanyComplete && 'completeness',
  ]
    .filter(Boolean)
    .join();
}
