import { createFileRoute } from '@tanstack/react-router';
import { KnowledgeBasePage } from '@/features/knowledge/knowledge-base/knowledge-base-page';
import { knowledgeBaseSearch } from '@/features/knowledge/knowledge-base/search';

export const Route = createFileRoute('/_private/knowledge-base/')({
  validateSearch: knowledgeBaseSearch,
  component: KnowledgeBaseRoute,
});

function KnowledgeBaseRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <KnowledgeBasePage
      search={search}
      onSearch={(next, replace) => void navigate({ search: next, replace, resetScroll: false })}
    />
  );
}
