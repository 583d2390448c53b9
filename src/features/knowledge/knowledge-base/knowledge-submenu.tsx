import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AdviceText } from '@/components/knowledge/advice-text';
import { AppLink } from '@/components/layout/app-link';
import { Submenu } from '@/components/layout/submenu';
import { Accordion } from '@/components/ui/accordion';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { adviceQuery } from '@/lib/api/queries/advice';

/**
 * Numbered articles to read beside the screen; the first one is open. An article opened on its own page is shown
 * there instead.
 */
export function KnowledgeSubmenu() {
  const { t } = useTranslation('knowledge-base');
  const { data: articles, isError, refetch } = useQuery(adviceQuery);
  const pathname = useLocation({ select: (location) => location.pathname });
  const isArticle = pathname.startsWith('/knowledge-base/advice/');
  return (
    <Submenu title={t('advice.title')} link={AppLink}>
      {isError ? <ErrorState onRetry={() => void refetch()} /> : null}
      {articles ? (
        <Accordion
          key={isArticle ? 'beside-article' : 'beside-base'}
          isNumbered
          openId={isArticle ? undefined : articles[0]?.code}
          items={articles.map((article) => ({
            id: article.code,
            title: pathname.endsWith(`/advice/${article.code}`) ? (
              <span aria-current="page" className="text-brand">
                {article.title}
              </span>
            ) : (
              article.title
            ),
            content: (
              <div className="-ml-8 grid gap-2 text-sm">
                <AdviceText article={article} />
                <Link
                  to="/knowledge-base/advice/$code"
                  params={{ code: article.code }}
                  aria-label={`${t('advice.openPage')}: ${article.title}`}
                  className="mt-1 text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {t('advice.openPage')}
                </Link>
              </div>
            ),
          }))}
        />
      ) : isError ? null : (
        <Skeleton className="h-96" />
      )}
    </Submenu>
  );
}
