import type { Language } from './locale';

const names = new Map<Language, Intl.DisplayNames>();

/** A currency with its name: `PLN` → "PLN – Polish zloty". */
export function formatCurrency(code: string, language: Language): string {
  let known = names.get(language);
  if (!known) {
    known = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' });
    names.set(language, known);
  }
  const name = known.of(code);
  return name === undefined ? code : `${code} – ${name}`;
}
