import type { Language } from '@/lib/format/locale';
import type { TextFiles, Texts } from './area-files';

// Not eager: a namespace is loaded when the first screen that uses it renders, in the active language only. These
// are the namespaces of the screens before sign-in; each area adds others, which those screens do not wait for.
const files: TextFiles = import.meta.glob<Texts>(
  ['./locales/*/*.json', './locales/*/account/session.json', './locales/*/sandbox/sandbox.json'],
  { import: 'default' },
);
const loaders = loadersOf(files);

/** Loads the texts of one namespace. Rejects for a namespace without a file. */
export async function loadTexts(language: Language, namespace: string): Promise<Texts> {
  const key = `${language}/${namespace}`;
  const load = loaders.get(key) ?? loadersOf((await import('./area-files')).areaFiles).get(key);
  if (!load) throw new Error(`No texts for ${key}`);
  return load();
}

/** A namespace is the name of its file, whichever area has it; locales.test.ts checks that names are unique. */
function loadersOf(of: TextFiles): ReadonlyMap<string, () => Promise<Texts>> {
  return new Map(
    Object.entries(of).map(([path, load]) => {
      const [, language, name] = /^\.\/locales\/(\w+)\/(?:[\w-]+\/)?([\w-]+)\.json$/.exec(path) ?? [];
      return [`${language}/${name}`, load];
    }),
  );
}
