import { createFileRoute } from '@tanstack/react-router';
import { OpenInvitations } from '@/app/sandbox';
import { Toaster } from '@/components/ui/toaster';
import { InvitationPage } from '@/features/account/session/invitation-page';
import { invitationSearch } from '@/features/account/session/search';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_public/invitation')({
  validateSearch: invitationSearch,
  loader: () => loadScreenTexts('settings'),
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <InvitationPage
        search={search}
        offer={<OpenInvitations />}
        onSearch={(next) => void navigate({ search: next })}
        onRegistered={() => navigate({ to: '/', replace: true })}
      />
      <Toaster />
    </>
  );
}
