import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { Toaster } from '@/components/ui/toaster';
import { InvitationPage } from '@/features/session/invitation-page';

export const Route = createFileRoute('/_public/invitation')({
  // A token of digits only arrives as a number.
  validateSearch: z.object({ token: z.coerce.string().min(1).optional().catch(undefined) }),
  component: Page,
});

function Page() {
  const { token } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <InvitationPage
        token={token}
        onToken={(next) => navigate({ search: { token: next } })}
        onRegistered={() => navigate({ to: '/', replace: true })}
      />
      <Toaster />
    </>
  );
}
