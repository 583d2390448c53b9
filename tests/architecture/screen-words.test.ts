import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './cruise';

/** Loaded before the first paint; see `startNamespaces` of the texts. */
const startNamespaces = ['common', 'components', 'shell', 'app'];

const routeFiles = readdirSync(join(root, 'src/routes'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('src/routes', file))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.includes('/-'))
  // A screen for developers only is not in the product.
  .filter((file) => !readFileSync(join(root, file), 'utf8').includes('import.meta.env.DEV'));

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The file that an import resolves to, or null for a package and for types. */
function fileOf(from: string, specifier: string): string | null {
  const base = specifier.startsWith('@/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : null;
  if (base === null) return null;
  return (
    [`${base}.tsx`, `${base}.ts`, join(base, 'index.ts')].find((file) => existsSync(join(root, file))) ?? null
  );
}

/** Contains parts of several screens: what it imports is not what one screen draws. */
const partsOfManyScreens = 'src/app/sandbox.tsx';

/** The imports that are loaded with a file; a lazily imported part has its own loading state. */
function filesWith(start: string): Set<string> {
  const seen = new Set([start]);
  for (const file of seen) {
    for (const [, specifier] of textOf(file).matchAll(
      /^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)';/gm,
    )) {
      const next = specifier === undefined ? null : fileOf(file, specifier);
      if (next && next !== partsOfManyScreens) seen.add(next);
    }
  }
  return seen;
}

const quoted = (text: string): string[] => [...text.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name ?? '');

/** The namespaces that a component requests by name while it renders. */
const askedBy = (file: string): string[] =>
  [...textOf(file).matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names]) => quoted(names ?? ''));

/** What a route and its parent routes load before they are drawn. */
function loadedBy(route: string): string[] {
  const around = routeFiles.filter((file) => route.startsWith(`${file.replace(/\.tsx$/, '')}/`));
  return [route, ...around].flatMap((file) =>
    [...textOf(file).matchAll(/loadScreenTexts\(([^;]*)\)/g)].flatMap(([, names]) => quoted(names ?? '')),
  );
}

describe('a screen has its texts before it is drawn, otherwise it would disappear while they load', () => {
  it.each(routeFiles)('%s', (route) => {
    const known = new Set([...startNamespaces, ...loadedBy(route)]);
    const missing = [...filesWith(route)].flatMap((file) =>
      askedBy(file)
        .filter((name) => !known.has(name))
        .map((name) => `${name} of ${relative('src', file)}`),
    );
    expect(missing).toEqual([]);
  });
});
