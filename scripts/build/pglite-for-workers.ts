/**
 * PGlite's modules contain code that our workers must not run: file systems of other hosts, loaded on demand, which
 * a classic script cannot contain; and one `eval`, which the content security policy forbids and which keeps the
 * bundler from renaming anything around it. Each is replaced by code that throws.
 */
import type { Plugin } from 'vite';

const cuts = [
  { what: 'code from strings', pattern: /\beval\(\w+\)/g },
  { what: 'modules of other hosts', pattern: /\bimport\("[\w:./-]+"\)/g },
] as const;

/** Fails when one of them was not found. */
export function withoutForbiddenCode(): Plugin {
  const missing = new Set<string>(cuts.map(({ what }) => what));
  return {
    name: 'engine-without-forbidden-code',
    enforce: 'pre',
    transform: (code, id) => {
      if (!id.includes('@electric-sql/pglite')) return null;
      return cuts.reduce((left, { what, pattern }) => {
        const failure = `(()=>{throw Error("This build has no ${what}.")})()`;
        return left.replace(pattern, () => {
          missing.delete(what);
          return failure;
        });
      }, code);
    },
    buildEnd: (error) => {
      const [what] = missing;
      if (!error && what) throw new Error(`PGlite's build has changed: ${what} was not found.`);
    },
  };
}
