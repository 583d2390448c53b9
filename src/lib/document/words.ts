import type { Language } from '@/lib/format/locale';

/**
 * The renderer's own words, in the language of the document, which may differ from the reader's. Everything else is
 * in the document.
 */
export const documentWords = {
  en: {
    contents: 'Contents',
    page: 'Page {number} of {count}',
    low: 'low',
    high: 'high',
    asIs: 'as worked out',
    noData: 'Nothing to draw',
    chart: '{title}. The same figures are in its table.',
    category: 'Category',
    number: 'No.',
    topic: 'Topic',
    draft: 'Draft, not issued',
    author: 'Author',
    finishedBy: 'Finished by',
    checksum: 'Checksum (SHA-256)',
    noPicture: 'This picture could not be loaded',
    rows: 'Where these figures come from',
    missingLetters:
      'Letters that the typeface of this file does not have stand as □. The report on the screen shows them.',
  },
  pl: {
    contents: 'Spis treści',
    page: 'Strona {number} z {count}',
    low: 'dolna',
    high: 'górna',
    asIs: 'wynik',
    noData: 'Brak danych do wykresu',
    chart: '{title}. Te same wartości są w tabeli.',
    category: 'Kategoria',
    number: 'Nr',
    topic: 'Temat',
    draft: 'Wersja robocza, niewydana',
    author: 'Autor',
    finishedBy: 'Zakończone przez',
    checksum: 'Suma kontrolna (SHA-256)',
    noPicture: 'Nie udało się wczytać tego obrazu',
    rows: 'Skąd pochodzą te wartości',
    missingLetters:
      'Litery, których nie ma w kroju pisma tego pliku, zastąpiono znakiem □. Raport na ekranie je pokazuje.',
  },
} satisfies Record<Language, Record<string, string>>;
