import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GlossaryTerm as Term } from '#api/contract/knowledge/glossary';
import { Popover } from '@/components/ui/popover';
import { Skeleton } from '@/components/ui/skeleton';
import { useHasScreen } from '@/hooks/use-has-screen';
import { glossaryQuery } from '@/lib/api/queries/glossary';
import { cn } from '@/lib/cn';
import { useSessionUser } from '@/state/session';

type GlossaryTermProps = {
  /** Key in the dictionary: `market`, `residual`, `gwp`. */
  code: string;
  /** The wording in the sentence or heading. */
  text: string;
  className?: string;
};

/**
 * A term that newcomers may not know. It is marked with a small ring, because a dotted underline means a figure. The
 * dictionary is loaded when the term is opened, not with the screen.
 */
export function GlossaryTerm({ code, text, className }: GlossaryTermProps) {
  const { t } = useTranslation('components');
  return (
    <Popover
      label={t('glossary.panel', { term: text })}
      className="w-80"
      trigger={
        <button
          type="button"
          aria-label={t('glossary.open', { term: text })}
          className={cn(
            'group inline-flex min-h-6 items-center gap-1 rounded-sm text-left hover:text-brand',
            className,
          )}
        >
          {text}
          <CircleHelp
            aria-hidden
            className="size-3 shrink-0 text-ink-muted group-hover:text-brand group-aria-expanded:text-brand"
          />
        </button>
      }
    >
      <Definition code={code} />
    </Popover>
  );
}

/** Present only while the panel is open. */
function Definition({ code }: { code: string }) {
  const { t } = useTranslation('components');
  const { data: terms, isError, refetch } = useQuery(glossaryQuery);
  const hasScreen = useHasScreen();
  const { modules } = useSessionUser();
  const term = terms?.find((candidate) => candidate.code === code);
  if (isError || (terms && !term)) {
    return (
      <p role="alert">
        {t('glossary.failed')}{' '}
        <button
          type="button"
          className="text-brand underline underline-offset-4"
          onClick={() => void refetch()}
        >
          {t('glossary.again')}
        </button>
      </p>
    );
  }
  if (!term) return <Skeleton className="h-20" />;
  const isBaseOpen = modules.includes('KNOWLEDGE') && hasScreen('/knowledge-base');
  return (
    <>
      <p className="font-semibold">{nameOf(term)}</p>
      {term.term === term.termEn ? null : (
        <p lang="en" className="text-ink-muted text-sm">
          {term.termEn}
        </p>
      )}
      <p className="mt-1">{term.definition}</p>
      {isBaseOpen ? (
        <Link
          to="/knowledge-base"
          search={{ terms: 'all' }}
          hash="dictionary"
          className="mt-2 inline-block text-brand text-sm underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {t('glossary.all')}
        </Link>
      ) : null}
    </>
  );
}

function nameOf({ abbreviation, term }: Term): string {
  return abbreviation && abbreviation !== term ? `${term} (${abbreviation})` : term;
}
