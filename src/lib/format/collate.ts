import { type Language, toRegion } from './locale';

const collators = new Map<Language, Intl.Collator>();

/** The alphabet of the language (Polish ą after a, ł after l), with numbers inside a text in numeric order. */
export function compareTexts(first: string, second: string, language: Language): number {
  let collator = collators.get(language);
  if (!collator) {
    collator = new Intl.Collator(toRegion(language), { numeric: true });
    collators.set(language, collator);
  }
  return collator.compare(first, second);
}
