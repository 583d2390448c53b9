import { createFileRoute, redirect } from '@tanstack/react-router';
import { findSessionUser } from '@/app/guards';
import { TemporaryPasswordNote } from '@/app/sandbox';
import { NewPasswordPage } from '@/features/account/session/new-password-page';

/** Only for users who signed in with a temporary password. */
export const Route = createFileRoute('/_public/new-password')({
  beforeLoad: async ({ context }) => {
    const user = await findSessionUser(context);
    if (!user?.forcePasswordChange) throw redirect({ to: '/login' });
  },
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  return (
    <NewPasswordPage note={<TemporaryPasswordNote />} onSaved={() => navigate({ to: '/', replace: true })} />
  );
}
