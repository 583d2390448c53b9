import { createFileRoute } from '@tanstack/react-router';
import { KnowledgeArticlePage } from '@/features/knowledge/knowledge-base/knowledge-article-page';

export const Route = createFileRoute('/_private/knowledge-base/advice/$code')({ component: ArticleRoute });

function ArticleRoute() {
  return <KnowledgeArticlePage code={Route.useParams().code} />;
}
