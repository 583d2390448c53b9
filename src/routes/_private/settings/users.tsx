import { createFileRoute } from '@tanstack/react-router';
import { MembersPage } from '@/features/account/members/members-page';
import { memberSearch } from '@/features/account/members/search';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/settings/users')({
  validateSearch: memberSearch,
  loader: () => loadScreenTexts('members'),
  component: MembersRoute,
});

function MembersRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MembersPage search={search} onSearch={(next, replace) => void navigate({ search: next, replace })} />
  );
}
