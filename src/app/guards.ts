import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { SessionUser } from '#api/contract/account/session';
import { isApiError } from '@/lib/api/api-error';
import { credential } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { isLicensed, type ModuleNeed } from './licence';

type GuardContext = { queryClient: QueryClient };

/**
 * The signed-in user, restored from the stored token; null if there is none. A token that the API refuses is
 * deleted. If the API does not answer at all, the error is thrown and the token kept, because nothing was decided.
 */
export async function findSessionUser({ queryClient }: GuardContext): Promise<SessionUser | null> {
  if (!credential.read()) return null;
  try {
    return await queryClient.ensureQueryData(sessionQuery);
  } catch (error) {
    if (isApiError(error) && !isApiError(error, 'unreachable', 'unreadable', 'unavailable', 'internal')) {
      credential.clear('refused');
      return null;
    }
    throw error;
  }
}

/**
 * Private screens: the user must be signed in and have changed the temporary password. Remembers the requested
 * address.
 */
export async function requireSession(context: GuardContext, href: string): Promise<SessionUser> {
  const user = await findSessionUser(context);
  if (!user) throw redirect({ to: '/login', search: href === '/' ? {} : { next: href } });
  if (user.forcePasswordChange) throw redirect({ to: '/new-password' });
  return user;
}

/** Public screens: signed-in users are redirected, unless they must change their password. */
export async function requireNoSession(context: GuardContext): Promise<void> {
  const user = await findSessionUser(context);
  if (user && !user.forcePasswordChange) throw redirect({ to: '/' });
}

/** For `beforeLoad` of module-guarded routes: redirects to the dashboard without the licence. */
export function requireModules(user: SessionUser, need: ModuleNeed): void {
  if (!isLicensed(user.modules, need)) throw redirect({ to: '/' });
}

/** For `beforeLoad` of screens with location figures: redirects to the dashboard while there is no location. */
export function requireLocations(user: SessionUser): void {
  if (!user.anyLocations) throw redirect({ to: '/' });
}

/** For `beforeLoad` of the settings: readers are redirected (specification 001, section 2). */
export function requireSettings(user: SessionUser): void {
  if (user.roleName === 'View') throw redirect({ to: '/' });
}
