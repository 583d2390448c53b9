import { Link } from '@tanstack/react-router';
import { Mail, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuideSection } from '#api/contract/knowledge/user-guides';
import { GuideButton } from '@/components/knowledge/guide-button';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { MarkedText } from '@/components/ui/marked-text';
import { useDialogs } from '@/state/dialogs';
import { countOf, excerptOf, type FoundKnowledge, type Knowledge, searchKnowledge } from './search-knowledge';
import { TermList } from './term-list';

type KnowledgeResultsProps = { knowledge: Knowledge; search: string; onClear: () => void };

/** The search results by type, with the words marked; if there are none, what to do next. */
export function KnowledgeResults({ knowledge, search, onClear }: KnowledgeResultsProps) {
  const { t } = useTranslation('knowledge-base');
  const found = searchKnowledge(knowledge, search);
  const count = countOf(found);
  const summary = count > 0 ? t('found.count', { count, search }) : t('found.none', { search });
  return (
    <>
      <p role="status" className={count > 0 ? 'mb-4 text-ink-muted' : 'sr-only'}>
        {summary}
      </p>
      {count > 0 ? <Found found={found} search={search} /> : <Nothing title={summary} onClear={onClear} />}
    </>
  );
}

function Nothing({ title, onClear }: { title: string; onClear: () => void }) {
  const { t } = useTranslation('knowledge-base');
  const dialogs = useDialogs();
  return (
    <EmptyState
      icon={<SearchX />}
      title={title}
      className="py-20"
      actions={
        <>
          <Button onClick={onClear}>{t('found.clear')}</Button>
          <Button variant="primary" onClick={() => dialogs.open('contact')}>
            <Mail aria-hidden />
            {t('contact.form')}
          </Button>
        </>
      }
    >
      {t('found.noneHint')}
    </EmptyState>
  );
}

function Found({
  found: { faqs, advice, guides, terms },
  search,
}: {
  found: FoundKnowledge;
  search: string;
}) {
  const { t } = useTranslation('knowledge-base');
  return (
    <div className="grid gap-4">
      <Group title={t('faqs')} count={faqs.length}>
        <ul className="grid gap-4">
          {faqs.map(({ code, question, answer }) => (
            <li key={code}>
              <h3 className="font-medium">
                <MarkedText text={question} search={search} />
              </h3>
              <p className="text-ink-muted">
                <MarkedText text={answer} search={search} />
              </p>
            </li>
          ))}
        </ul>
      </Group>
      <Group title={t('advice.title')} count={advice.length}>
        <ul className="grid gap-4">
          {advice.map(({ code, title, body }) => (
            <li key={code}>
              <Link
                to="/knowledge-base/advice/$code"
                params={{ code }}
                className="font-medium text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                <MarkedText text={title} search={search} />
              </Link>
              <p className="line-clamp-2 text-ink-muted">
                <MarkedText text={excerptOf(body, search)} search={search} />
              </p>
            </li>
          ))}
        </ul>
      </Group>
      <Group title={t('guides')} count={guides.length}>
        <ul className="grid grid-cols-2 gap-2">
          {guides.map(({ guide, section }) => (
            <li key={guide.userGuideId} className="flex min-w-0">
              <GuideButton
                guide={guide}
                name={<MarkedText text={guide.name} search={search} />}
                description={
                  <MarkedText
                    text={section ? passageOf(section, search) : guide.description}
                    search={search}
                  />
                }
              />
            </li>
          ))}
        </ul>
      </Group>
      <Group title={t('dictionary.title')} count={terms.length}>
        <TermList terms={terms} search={search} />
      </Group>
    </div>
  );
}

/** The heading of a section and its text from the first match on, shortened to fit a button. */
function passageOf({ heading, text }: GuideSection, search: string): string {
  const passage = excerptOf(text, search);
  const short =
    passage.length > maxPassage ? `${passage.slice(0, maxPassage).replace(/\s+\S*$/, '')} …` : passage;
  return heading === '' ? short : `${heading}: ${short}`;
}

const maxPassage = 110;

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <Card title={title} aria-label={title}>
      {children}
    </Card>
  );
}
