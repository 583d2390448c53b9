import type { Language } from '@/lib/format/locale';

/** One JSON file of texts; nested objects are key groups. */
export type Texts = { [key: string]: string | Texts };

// Not eager: a namespace is fetched when the first screen that uses it renders, in the active language only.
const files = import.meta.glob<Texts>('./locales/*/*.json', { import: 'default' });

/** Loads the texts of one namespace. Rejects for a namespace that has no file. */
export function loadTexts(language: Language, namespace: string): Promise<Texts> {
  const load = files[`./locales/${language}/${namespace}.json`];
  if (!load) return Promise.reject(new Error(`No texts for ${language}/${namespace}`));
  return load();
}
