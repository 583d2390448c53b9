import type { SessionUser } from '#api/contract/account/session';
import { localAtom } from '@/state/local-atom';

/** Per user, what was missing when they dismissed the banner. If something else goes missing, the banner comes back. */
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
