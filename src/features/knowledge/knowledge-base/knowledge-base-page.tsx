import { useQueries, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/layout/page';
import { ErrorState } from '@/components/ui/error-state';
import { Label } from '@/components/ui/label';
import { SearchField } from '@/components/ui/search-field';
import { Skeleton } from '@/components/ui/skeleton';
import { adviceQuery } from '@/lib/api/queries/advice';
import { faqQueries } from '@/lib/api/queries/faqs';
import { glossaryQuery } from '@/lib/api/queries/glossary';
import { useSessionUser } from '@/state/session';
import { guideContentsQuery } from './guide-contents-query';
import { KnowledgeResults } from './knowledge-results';
import { KnowledgeTiles } from './knowledge-tiles';
import type { KnowledgeBaseSearch } from './search';
import type { Knowledge } from './search-knowledge';

type KnowledgeBasePageProps = {
  search: KnowledgeBaseSearch;
  onSearch: (search: KnowledgeBaseSearch, replace?: boolean) => void;
};

/** Questions, contact, guides and dictionary, with one search over all of them and the articles. */
export function KnowledgeBasePage({ search, onSearch }: KnowledgeBasePageProps) {
  const { t } = useTranslation('knowledge-base');
  const searchId = useId();
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <search className="mb-6 grid max-w-xl gap-1.5">
        <Label htmlFor={searchId}>{t('search')}</Label>
        <SearchField
          id={searchId}
          placeholder={t('searchPlaceholder')}
          value={search.q ?? ''}
          onChange={(q) => onSearch({ ...search, q: q || undefined }, true)}
        />
      </search>
      <Content search={search} onSearch={onSearch} />
    </>
  );
}

function Content({ search, onSearch }: KnowledgeBasePageProps) {
  const { knowledge, isError, retry } = useKnowledge(Boolean(search.q));
  if (isError) return <ErrorState className="py-24" onRetry={retry} />;
  if (!knowledge) {
    return (
      <div aria-busy className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-4">
        <Skeleton className="h-96 rounded-lg" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    );
  }
  return search.q ? (
    <KnowledgeResults
      knowledge={knowledge}
      search={search.q}
      onClear={() => onSearch({ ...search, q: undefined })}
    />
  ) : (
    <KnowledgeTiles
      knowledge={knowledge}
      isDictionaryWhole={search.terms === 'all'}
      onWholeDictionary={(isWhole) => onSearch({ ...search, terms: isWhole ? 'all' : undefined }, true)}
    />
  );
}

/** The text of the guides is loaded for a search; if it cannot be loaded, the search works without it. */
function useKnowledge(isSearching: boolean): { knowledge?: Knowledge; isError: boolean; retry: () => void } {
  const { userGuides: guides } = useSessionUser();
  const queries = useQueries({ queries: [faqQueries.all, adviceQuery, glossaryQuery] });
  const { data: guideSections = [] } = useQuery({ ...guideContentsQuery, enabled: isSearching });
  const [{ data: faqs }, { data: advice }, { data: terms }] = queries;
  return {
    knowledge: faqs && advice && terms ? { faqs, advice, guides, guideSections, terms } : undefined,
    isError: queries.some(({ isError }) => isError),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
