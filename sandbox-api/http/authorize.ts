import type { Endpoint, RoleName } from '#api/contract/endpoint';
import type { Session } from '#api/kernel/context';
import { ProblemError } from '#api/kernel/problem-error';

const rolesAtLevel: Record<'member' | 'editor' | 'admin', readonly RoleName[]> = {
  member: ['Admin', 'User', 'View'],
  editor: ['Admin', 'User'],
  admin: ['Admin'],
};

/** Enforces the authorisation of the descriptor. The session is null only when no credential was sent. */
export function authorize({ access }: Endpoint, session: Session | null): void {
  if (access.level === 'public') return;
  if (!session) throw new ProblemError('credential_missing');
  if (session.forcePasswordChange && !access.duringForcedPasswordChange) {
    throw new ProblemError('password_change_required');
  }
  if (!rolesAtLevel[access.level].includes(session.role)) throw new ProblemError('role_required');
  const licensed = (key: (typeof session.modules)[number]) => session.modules.includes(key);
  const hasAll = access.modules?.every(licensed) ?? true;
  const hasAny = access.anyModule?.some(licensed) ?? true;
  if (!hasAll || !hasAny) throw new ProblemError('module_required');
}
