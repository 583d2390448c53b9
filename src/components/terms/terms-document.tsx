import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { conditionsQuery } from '@/lib/api/queries/terms';
import { readSections } from './read-sections';

type TermsDocumentProps = {
  languageId: number;
  /** BCP 47 code of that language, which may differ from that of the page. */
  languageCode: string;
  /** An earlier version; by default the one in force. */
  version?: string;
};

/** The terms and conditions in one of their languages. */
export function TermsDocument({ languageId, languageCode, version }: TermsDocumentProps) {
  const { t } = useTranslation('terms');
  const format = useFormat();
  const { data: terms, isError, refetch } = useQuery(conditionsQuery(languageId, version));
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!terms) return <LoadingTerms />;
  return (
    <article className="grid gap-5 leading-relaxed">
      <p className="text-ink-muted text-sm">
        {t('version', { version: terms.version, date: format.date(terms.validFrom) })}
      </p>
      <div lang={languageCode} className="grid gap-5">
        {readSections(terms.text).map(({ title, paragraphs }) => (
          <section key={title}>
            {title ? <h3 className="mb-1 font-semibold">{title}</h3> : null}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

function LoadingTerms() {
  return (
    <div aria-busy="true" className="grid gap-5">
      {['subject', 'account', 'use', 'data'].map((section) => (
        <Skeleton key={section} className="h-24" />
      ))}
    </div>
  );
}
