import { useTranslation } from 'react-i18next';
import type { GlossaryTerm } from '#api/contract/knowledge/glossary';
import { MarkedText } from '@/components/ui/marked-text';

/** Terms with their definition and their name in the product's other language. */
export function TermList({ terms, search = '' }: { terms: readonly GlossaryTerm[]; search?: string }) {
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-2">
      {terms.map((term) => (
        <div key={term.code}>
          <dt>
            <TermName term={term} search={search} />
          </dt>
          <dd className="text-ink-muted">
            <MarkedText text={term.definition} search={search} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TermName({ term, search }: { term: GlossaryTerm; search: string }) {
  const { i18n } = useTranslation();
  const isPolish = i18n.resolvedLanguage === 'pl';
  const other = isPolish ? term.termEn : term.termPl;
  const isAbbreviated = term.abbreviation !== '' && term.abbreviation !== term.term;
  return (
    <>
      {isAbbreviated ? (
        <span className="mr-2 font-semibold text-brand">
          <MarkedText text={term.abbreviation} search={search} />
        </span>
      ) : null}
      <span className="font-medium">
        <MarkedText text={term.term} search={search} />
      </span>
      {other === term.term ? null : (
        <span lang={isPolish ? 'en' : 'pl'} className="ml-2 text-ink-muted text-sm">
          <MarkedText text={other} search={search} />
        </span>
      )}
    </>
  );
}
