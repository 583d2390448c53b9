import { createFileRoute } from '@tanstack/react-router';
import { Toaster } from '@/components/ui/toaster';
import { InvitationPage } from '@/features/account/session/invitation-page';
import { searchOf, text } from '@/lib/address/search';

export const Route = createFileRoute('/_public/invitation')({
  validateSearch: searchOf({ token: text({ maxChars: 2000 }) }),
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
