import { createFileRoute, redirect } from '@tanstack/react-router';
import { HistoryPage } from '@/features/account/history/history-page';
import { historySearch } from '@/features/account/history/search';
import { loadScreenTexts } from '@/i18n/setup';

/** For Admins only; other users are redirected to a setting they may read. */
export const Route = createFileRoute('/_private/settings/history')({
  validateSearch: historySearch,
  beforeLoad: ({ context }) => {
    if (!context.user.isAdmin) throw redirect({ to: '/settings/users' });
  },
  loader: () => loadScreenTexts('history'),
  component: HistoryRoute,
});

function HistoryRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <HistoryPage search={search} onSearch={(next) => void navigate({ search: next })} />;
}
