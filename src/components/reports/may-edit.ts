import type { SessionUser } from '#api/contract/account/session';
import type { ReportHeader } from '#api/contract/reports/headers';

/** Who may change a report: Users their own, Admins all of them; whoever may only look none. The API has the say. */
export function mayEdit(
  { roleName, isAdmin }: Pick<SessionUser, 'roleName' | 'isAdmin'>,
  header: Pick<ReportHeader, 'isOwner'>,
): boolean {
  return roleName !== 'View' && (header.isOwner || isAdmin);
}
