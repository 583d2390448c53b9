import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, FileQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdviceArticle } from '#api/contract/knowledge/advice';
import { AdviceText } from '@/components/knowledge/advice-text';
import { BackLabel, PageHeader } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { adviceQuery } from '@/lib/api/queries/advice';

/** One article, with links to the previous and next ones. */
export function KnowledgeArticlePage({ code }: { code: string }) {
  const { t } = useTranslation('knowledge-base');
  const { data: articles, isError, refetch } = useQuery(adviceQuery);
  const index = articles?.findIndex((article) => article.code === code) ?? -1;
  const article = articles?.[index];
  return (
    <>
      <PageHeader
        above={
          <Link to="/knowledge-base">
            <BackLabel>{t('advice.back')}</BackLabel>
          </Link>
        }
        title={article?.title ?? t('advice.title')}
        description={
          article && articles ? t('advice.number', { number: index + 1, total: articles.length }) : null
        }
      />
      {isError ? <ErrorState className="py-24" onRetry={() => void refetch()} /> : null}
      {!articles && !isError ? <Skeleton aria-busy className="h-96 max-w-2xl" /> : null}
      {articles && !article ? (
        <EmptyState icon={<FileQuestion />} title={t('advice.unknown')} className="py-20">
          {t('advice.unknownHint')}
        </EmptyState>
      ) : null}
      {articles && article ? (
        <div className="max-w-2xl">
          <article className="grid gap-3 text-lg leading-relaxed">
            <AdviceText article={article} />
          </article>
          <Neighbours previous={articles[index - 1]} next={articles[index + 1]} />
        </div>
      ) : null}
    </>
  );
}

function Neighbours({ previous, next }: { previous?: AdviceArticle; next?: AdviceArticle }) {
  const { t } = useTranslation('knowledge-base');
  return (
    <nav
      aria-label={t('advice.neighbours')}
      className="mt-8 flex flex-wrap justify-between gap-3 border-t pt-4"
    >
      {previous ? (
        <Button asChild>
          <Link to="/knowledge-base/advice/$code" params={{ code: previous.code }}>
            <ArrowLeft aria-hidden />
            {`${t('advice.previous')}: ${previous.title}`}
          </Link>
        </Button>
      ) : null}
      {next ? (
        <Button asChild className="ml-auto">
          <Link to="/knowledge-base/advice/$code" params={{ code: next.code }}>
            {`${t('advice.next')}: ${next.title}`}
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      ) : null}
    </nav>
  );
}
