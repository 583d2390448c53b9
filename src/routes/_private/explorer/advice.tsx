import { createFileRoute } from '@tanstack/react-router';
import { requireLocations } from '@/app/guards';
import { AdvicePage } from '@/features/knowledge/advice/advice-page';
import { adviceSearch } from '@/features/knowledge/advice/search';
import { loadScreenTexts } from '@/i18n/setup';

export const Route = createFileRoute('/_private/explorer/advice')({
  validateSearch: adviceSearch,
  beforeLoad: ({ context }) => requireLocations(context.user),
  loader: () => loadScreenTexts('advice'),
  component: AdviceRoute,
});

function AdviceRoute() {
  return <AdvicePage articleCode={Route.useSearch().article} />;
}
