import type { UserGuide } from '#api/contract/knowledge/user-guides';
import { type Locale, localeCodes } from '#api/contract/messages';

type Words = Record<Locale, { name: string; description: string }>;
type Guide = { id: number; code: string; words: Words };

/** The guides there are, in reading order. Their texts are in `seed/guides`; ids and codes are stable. */
const guides: readonly Guide[] = [
  {
    id: 1,
    code: 'getting-started',
    words: {
      en: { name: 'Getting started', description: 'From the first location to the first figures' },
      pl: { name: 'Pierwsze kroki', description: 'Od pierwszej lokalizacji do pierwszych wyników' },
    },
  },
  {
    id: 2,
    code: 'entering-activity-data',
    words: {
      en: { name: 'Entering activity data', description: 'Fuels, utilities and renewables, row by row' },
      pl: {
        name: 'Wprowadzanie danych',
        description: 'Paliwa, media i energia odnawialna wiersz po wierszu',
      },
    },
  },
  {
    id: 3,
    code: 'importing-data',
    words: {
      en: {
        name: 'Importing from a spreadsheet',
        description: 'Template, upload and what to do about errors',
      },
      pl: { name: 'Import z arkusza', description: 'Szablon, przesyłanie pliku i poprawianie błędów' },
    },
  },
  {
    id: 4,
    code: 'emissions-explorer',
    words: {
      en: { name: 'Reading the emission report', description: 'Filters, charts, trails and exports' },
      pl: { name: 'Jak czytać raport emisji', description: 'Filtry, wykresy, ślad obliczeń i eksport' },
    },
  },
  {
    id: 5,
    code: 'scope-2-two-methods',
    words: {
      en: { name: 'Scope 2 by two methods', description: 'Location-based, market-based and contracts' },
      pl: { name: 'Zakres 2 dwiema metodami', description: 'Metoda lokalizacyjna, rynkowa i umowy' },
    },
  },
  {
    id: 6,
    code: 'esrs-overview',
    words: {
      en: { name: 'ESRS at a glance', description: 'Standards, disclosure requirements and terms' },
      pl: { name: 'ESRS w skrócie', description: 'Standardy, wymogi ujawnieniowe i pojęcia' },
    },
  },
  {
    id: 7,
    code: 'double-materiality',
    words: {
      en: { name: 'Double materiality', description: 'The method in two pages, with a worked example' },
      pl: { name: 'Podwójna istotność', description: 'Metoda na dwóch stronach, z przykładem' },
    },
  },
];

/** Every guide as a reader of that language is offered it. */
export function guidesIn(locale: Locale): UserGuide[] {
  return guides.map(({ id, code, words }) => ({
    userGuideId: id,
    code,
    ...words[locale],
    path: `${code}.${locale}.pdf`,
  }));
}

/** The file beside the guides that has the text of all of them in one language. */
export const contentsFile = (locale: Locale): string => `contents.${locale}.json`;

/** The guide of a file name, in whatever language the file is. */
export function guideOfFile(fileName: string): UserGuide | undefined {
  return localeCodes.flatMap(guidesIn).find((guide) => guide.path === fileName);
}
