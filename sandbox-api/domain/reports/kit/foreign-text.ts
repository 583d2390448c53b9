import type { Locale } from '#api/contract/messages';

/** Words that are frequent in one of the languages and are none of the other. */
const frequent: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'the of and is are was were for with from by that this these our we have has which not will be been their its at an or as it'.split(
      ' ',
    ),
  ),
  pl: new Set(
    'na się jest są nie oraz dla przez które który która od nasza nasze nasz ich jak lub był była było będzie przy po tym ze za co ponad wobec także jako gdy niż aby jeśli tylko już więcej'.split(
      ' ',
    ),
  ),
};

const polishLetter = /[ąćęłńóśźż]/;

/** Fewer words say nothing: a name or a heading may be of any language. */
const fewestWords = 8;
/** The other language has to show in at least one word of six, and the report's own in fewer than a fourth of that. */
const plainShare = 1 / 6;
const plainRatio = 4;
const fewestMarks = 3;

/**
 * The language that a text is plainly written in where it is not the report's; null for a short or a mixed one. By frequent
 * words and Polish letters, which is enough to tell two languages apart and nothing more.
 */
export function foreignLanguageOf(text: string, own: Locale): Locale | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < fewestWords) return null;
  const other: Locale = own === 'en' ? 'pl' : 'en';
  const marksOf = (language: Locale) =>
    words.filter((word) => frequent[language].has(word) || (language === 'pl' && polishLetter.test(word)))
      .length;
  const [marks, ownMarks] = [marksOf(other), marksOf(own)];
  // Letters alone are those of a list of places.
  const isSentence = marks >= fewestMarks && words.some((word) => frequent[other].has(word));
  return isSentence && marks / words.length >= plainShare && marks > ownMarks * plainRatio ? other : null;
}

const notes: Readonly<Record<Locale, Readonly<Record<Locale, string>>>> = {
  en: { en: '', pl: 'in Polish' },
  pl: { en: 'po angielsku', pl: '' },
};

/** The text, with the language named behind it where it is not the report's. */
export function markForeign(text: string, own: Locale): string {
  const language = foreignLanguageOf(text, own);
  return language ? `${text} (${notes[own][language]})` : text;
}
