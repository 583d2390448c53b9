import type { Language } from '@/lib/format/locale';
import type { TextFiles, Texts } from './area-files';

// Not eager: a namespace is fetched when the first screen that uses it renders, in the active language only. These are
// the ones of the screens before the sign-in; each area adds to the others, which those screens do not wait for.
const files: TextFiles = import.meta.glob<Texts>(
  ['./locales/*/*.json', './locales/*/account/session.json', './locales/*/sandbox/sandbox.json'],
  { import: 'default' },
);
const loaders = loadersOf(files);

/** Loads the texts of one namespace. Rejects for a namespace that has no file. */
export async function loadTexts(language: Language, namespace: string): Promise<Texts> {
  const key = `${language}/${namespace}`;
  const load = loaders.get(key) ?? loadersOf((await import('./area-files')).areaFiles).get(key);
  if (!load) throw new Error(`No texts for ${key}`);
  return load();
}

/** A namespace is the name of its file, whichever area has it; locales.test.ts sees that no two share one. */
function loadersOf(of: TextFiles): ReadonlyMap<string, () => Promise<Texts>> {
  return new Map(
    Object.entries(of).map(([path, load]) => {
      const [, language, name] = /^\.\/locales\/(\w+)\/(?:[\w-]+\/)?([\w-]+)\.json$/.exec(path) ?? [];
      return [`${language}/${name}`, load];
    }),
  );
}
