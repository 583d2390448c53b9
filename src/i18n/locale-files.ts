import type { Language } from '@/lib/format/locale';

/** One JSON file of texts; nested objects are key groups. */
export type Texts = { [key: string]: string | Texts };

// Not eager: a namespace is fetched when the first screen that uses it renders, in the active language only.
const files = import.meta.glob<Texts>('./locales/*/**/*.json', { import: 'default' });

/** A namespace is the name of its file, whichever area has it; locales.test.ts sees that no two share one. */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => {
    const [, language, name] = /^\.\/locales\/(\w+)\/(?:[\w-]+\/)?([\w-]+)\.json$/.exec(path) ?? [];
    return [`${language}/${name}`, load];
  }),
);

/** Loads the texts of one namespace. Rejects for a namespace that has no file. */
export function loadTexts(language: Language, namespace: string): Promise<Texts> {
  const load = loaders.get(`${language}/${namespace}`);
  if (!load) return Promise.reject(new Error(`No texts for ${language}/${namespace}`));
  return load();
}
