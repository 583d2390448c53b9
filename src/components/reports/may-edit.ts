import type { SessionUser } from '#api/contract/account/session';
import type { ReportHeader } from '#api/contract/reports/headers';

/** Who may edit a report: Users their own, Admins all, readers none. The API has the final say. */
export function mayEdit(
  { roleName, isAdmin }: Pick<SessionUser, 'roleName' | 'isAdmin'>,
  header: Pick<ReportHeader, 'isOwner'>,
): boolean {
  return roleName !== 'View' && (header.isOwner || isAdmin);
}
