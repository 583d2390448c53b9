import type { Language } from './locale';

const names = new Map<Language, Intl.DisplayNames>();
const isoCode = /^[A-Z]{2}$/;

/**
 * The region of a published number in words: `PL` → "Poland (PL)". Grids that are not countries (eGRID subregions)
 * have no name but their code.
 */
export function formatRegion(code: string, language: Language): string {
  if (!isoCode.test(code)) return code;
  let known = names.get(language);
  if (!known) {
    known = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    names.set(language, known);
  }
  const name = known.of(code);
  return name === undefined ? code : `${name} (${code})`;
}
