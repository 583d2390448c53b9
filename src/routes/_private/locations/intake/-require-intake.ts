import { redirect } from '@tanstack/react-router';
import type { SessionUser } from '#api/contract/account/session';
import { requireModules } from '@/app/guards';

/** Files become entries of fuels and utilities, so readers and other licences are redirected to the lists. */
export function requireIntake(user: SessionUser): void {
  requireModules(user, { kind: 'one-of', modules: ['SCOPE1', 'SCOPE2'] });
  if (user.roleName === 'View') throw redirect({ to: '/locations', replace: true });
}
