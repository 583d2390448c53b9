import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { GuideButton } from '@/components/knowledge/guide-button';
import { Accordion } from '@/components/ui/accordion';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { faqQueries } from '@/lib/api/queries/faqs';
import { ContactTile } from './contact-tile';
import type { Knowledge } from './search-knowledge';
import { TermList } from './term-list';

type KnowledgeTilesProps = {
  knowledge: Knowledge;
  isDictionaryWhole: boolean;
  onWholeDictionary: (isWhole: boolean) => void;
};

/** The number of terms shown until the dictionary is opened; carbon footprint, GHG and GHG Protocol come first. */
const firstTerms = 6;

export function KnowledgeTiles({ knowledge, isDictionaryWhole, onWholeDictionary }: KnowledgeTilesProps) {
  const { t } = useTranslation('knowledge-base');
  const { guides, terms } = knowledge;
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(15rem,1fr)] items-start gap-4">
      <Card title={t('faqs')} aria-label={t('faqs')}>
        <Questions />
      </Card>
      <ContactTile />
      <Card className="col-span-2" title={t('guides')} aria-label={t('guides')}>
        <ul className="grid grid-cols-2 gap-2 lg:grid-cols-3">
          {guides.map((guide) => (
            <li key={guide.userGuideId} className="flex min-w-0">
              <GuideButton guide={guide} />
            </li>
          ))}
        </ul>
      </Card>
      <Card
        id="dictionary"
        className="col-span-2"
        title={t('dictionary.title')}
        aria-label={t('dictionary.title')}
        actions={
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={isDictionaryWhole}
            onClick={() => onWholeDictionary(!isDictionaryWhole)}
          >
            {isDictionaryWhole ? t('dictionary.showFewer') : t('dictionary.showAll', { count: terms.length })}
          </Button>
        }
      >
        <TermList terms={isDictionaryWhole ? terms : terms.slice(0, firstTerms)} />
      </Card>
    </div>
  );
}

/** The most useful guides; the search finds the others too. */
function Questions() {
  const { data: faqs, isError, refetch } = useQuery(faqQueries.help);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!faqs) return <Skeleton className="h-72" />;
  return (
    <Accordion
      items={faqs.map(({ code, question, answer }) => ({ id: code, title: question, content: answer }))}
    />
  );
}
