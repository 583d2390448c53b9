import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AdviceArticle } from '#api/contract/knowledge/advice';
import { AdviceText } from '@/components/knowledge/advice-text';
import { BackLabel, PageHeader } from '@/components/layout/page';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { adviceQuery } from '@/lib/api/queries/advice';
import { cn } from '@/lib/cn';

/** Articles on collecting data and reading results, one at a time. */
export function AdvicePage({ articleCode }: { articleCode: string | undefined }) {
  const { t } = useTranslation('advice');
  const { data: articles, isError, refetch } = useQuery(adviceQuery);
  const article = articles?.find(({ code }) => code === articleCode) ?? articles?.[0];
  return (
    <>
      <PageHeader
        above={
          <Link to="/explorer">
            <BackLabel>{t('back')}</BackLabel>
          </Link>
        }
        title={t('title')}
        description={t('description')}
      />
      {isError ? (
        <ErrorState className="py-24" onRetry={() => void refetch()} />
      ) : (
        <div className="grid grid-cols-[minmax(12rem,16rem)_minmax(0,42rem)] items-start gap-8">
          {articles ? <Articles articles={articles} current={article} /> : <Skeleton className="h-80" />}
          {article ? <Article article={article} /> : <Skeleton className="h-96 rounded-lg" />}
        </div>
      )}
    </>
  );
}

function Articles({ articles, current }: { articles: readonly AdviceArticle[]; current?: AdviceArticle }) {
  const { t } = useTranslation('advice');
  return (
    <nav aria-label={t('articles')}>
      <ol className="grid gap-0.5">
        {articles.map((article) => (
          <li key={article.code}>
            <Link
              to="/explorer/advice"
              search={{ article: article.code }}
              aria-current={article === current ? 'page' : undefined}
              className={cn(
                'block rounded-md px-3 py-2',
                article === current
                  ? 'bg-brand-soft font-medium text-on-brand-soft'
                  : 'text-ink-muted hover:bg-hover hover:text-ink',
              )}
            >
              {article.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Article({ article }: { article: AdviceArticle }) {
  return (
    <Card title={article.title} aria-label={article.title}>
      <article className="grid gap-3 leading-relaxed">
        <AdviceText article={article} />
      </article>
    </Card>
  );
}
