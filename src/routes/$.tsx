import { createFileRoute, redirect } from '@tanstack/react-router';
import { credential } from '@/lib/api/call';

/**
 * Any other address. Before the sign-in that is every screen behind it: it is remembered for somebody who signs in,
 * and looked at again for somebody who has. Once all screens are known, none has it: the dashboard.
 */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location: { href, pathname } }) => {
    if (!credential.read()) throw redirect({ to: '/login', search: href === '/' ? {} : { next: href } });
    if (await context.openScreens(pathname)) throw redirect({ href, replace: true });
    throw redirect({ to: '/', replace: true });
  },
});
