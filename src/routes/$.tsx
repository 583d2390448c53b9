import { createFileRoute, redirect } from '@tanstack/react-router';
import { credential } from '@/lib/api/call';

/**
 * Any other address. Before sign-in, this includes every screen behind it: the address is remembered until sign-in,
 * and matched again for signed-in users. Once all screens are loaded and none matches, it redirects to the
 * dashboard.
 */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location: { href, pathname } }) => {
    if (!credential.read()) throw redirect({ to: '/login', search: href === '/' ? {} : { next: href } });
    if (await context.openScreens(pathname)) throw redirect({ href, replace: true });
    throw redirect({ to: '/', replace: true });
  },
});
