import type { Locale } from '#api/contract/messages';
import requirements from '#seed/reference/content/esrs-requirements.json';
import glossary from '#seed/reference/content/glossary.json';

/** Tables of reference data that a guide may show; the first row is the head. */
export const guideTables: Record<string, (locale: Locale) => string[][]> = {
  'esrs-requirements': (locale) => [
    locale === 'pl' ? ['Standard', 'Wymóg', 'Nazwa', 'Akapity'] : ['Standard', 'Code', 'Name', 'Paragraphs'],
    ...requirements.requirements.map((row) => [
      row.standard,
      row.code,
      locale === 'pl' ? row.namePl : row.nameEn,
      row.paragraphs,
    ]),
  ],
  'esg-glossary': (locale) => [
    locale === 'pl' ? ['Pojęcie', 'Znaczenie'] : ['Term', 'Meaning'],
    ...glossary.terms
      .filter(({ area }) => area === 'esg')
      .map((term) => (locale === 'pl' ? [term.termPl, term.definitionPl] : [term.termEn, term.definitionEn])),
  ],
};
