import type { BuildPage } from '#api/domain/reports/ghg/context';
import { ghgWords } from '#api/domain/reports/ghg/words';
import { section, table, words as wordColumn } from '#api/domain/reports/kit/parts';

const abbreviationWords = {
  en: { abbreviation: 'Abbreviation', term: 'Term', definition: 'Meaning' },
  pl: { abbreviation: 'Skrót', term: 'Termin', definition: 'Znaczenie' },
};

/** Appendix D, from the glossary. */
export const abbreviationsAppendix: BuildPage = ({ facts, language }) => {
  if (facts.glossary.length === 0) return [];
  const words = abbreviationWords[language];
  const title = ghgWords[language].appendices.abbreviations;
  return [
    section(title, [
      table(
        title,
        [
          wordColumn('abbreviation', words.abbreviation),
          wordColumn('term', words.term),
          wordColumn('definition', words.definition),
        ],
        facts.glossary.map(({ abbreviation, term, definition }) => [abbreviation, term, definition]),
      ),
    ]),
  ];
};
